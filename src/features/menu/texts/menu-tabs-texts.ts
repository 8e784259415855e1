/** The menu section of the admin dashboard, whose parts are called as what they list. */
export const menuTabsTexts = { vi: { tabs: 'Các phần của thực đơn' }, en: { tabs: 'Parts of the menu' } }
