/** The frames of the two dashboards. */
export const en = {
  staff: {
    title: 'Staff Panel',
    welcome: (username: string) => `Welcome, Staff Member · ${username}`,
    sections: 'Sections',
    overview: 'Dashboard',
    orders: 'Order management',
    menu: 'Menu management',
    seeAll: 'All orders',
  },
  admin: {
    title: 'Admin Dashboard',
    welcome: (username: string) => `Welcome, Administrator · ${username}`,
  },
}
