const en = {
  title: 'Menu, orders and table booking',
  description:
    'See the menu, book a table or order to take away. Address, hotline and opening hours are here too.',
  keywords: 'pizza, pizzeria, book a table, order pizza',
  hero: { order: 'Order Now', book: 'Book a Table' },
  featured: {
    loading: 'Fetching the dishes',
    all: 'View Full Menu',
    failed: 'Failed to fetch pinned menu items. The full menu has them all.',
  },
}

const vi: typeof en = {
  title: 'Thực đơn, đặt món và đặt bàn',
  description: 'Xem thực đơn, đặt bàn, đặt bánh mang về. Địa chỉ, số điện thoại và giờ mở cửa cũng có ở đây.',
  keywords: 'pizza, quán pizza, đặt bàn, đặt pizza',
  hero: { order: 'Đặt món ngay', book: 'Đặt bàn' },
  featured: {
    loading: 'Đang lấy món',
    all: 'Xem toàn bộ thực đơn',
    failed: 'Chưa lấy được các món lúc này. Bạn xem trong thực đơn giúp quán nhé.',
  },
}

export const homeTexts = { vi, en }
