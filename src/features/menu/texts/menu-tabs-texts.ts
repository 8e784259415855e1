/** The texts of the menu section of the admin dashboard. Its parts are named after what they list. */
export const menuTabsTexts = { vi: { tabs: 'Các phần của thực đơn' }, en: { tabs: 'Parts of the menu' } }
