/** The texts of the menu section of the admin dashboard. Each tab has the name of the list in it. */
export const menuTabsTexts = { vi: { tabs: 'Các phần của thực đơn' }, en: { tabs: 'Parts of the menu' } }
