/** The menu section of the admin dashboard, and the parts it has. */
const en = {
  tabs: 'Parts of the menu',
  dishes: 'Dishes',
  categories: 'Categories',
  customizations: 'Option groups',
}

const vi: typeof en = {
  tabs: 'Các phần của thực đơn',
  dishes: 'Món ăn',
  categories: 'Danh mục',
  customizations: 'Nhóm tuỳ chọn',
}

export const menuTabsTexts = { vi, en }
