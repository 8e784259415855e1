import { inBothLanguages } from '#src/kernel/both-languages.ts'

export const homeTexts = inBothLanguages({
  title: ['Thực đơn, đặt món và đặt bàn', 'Menu, orders and table booking'],
  description: [
    'Xem thực đơn, đặt bàn, đặt bánh mang về. Địa chỉ, số điện thoại và giờ mở cửa cũng có ở đây.',
    'See the menu, book a table or order to take away. Address, hotline and opening hours are here too.',
  ],
  keywords: ['pizza, quán pizza, đặt bàn, đặt pizza', 'pizza, pizzeria, book a table, order pizza'],
  hero: {
    order: ['Đặt món ngay', 'Order Now'],
    book: ['Đặt bàn', 'Book a Table'],
  },
  featured: {
    loading: ['Đang lấy món', 'Fetching the dishes'],
    all: ['Xem toàn bộ thực đơn', 'View Full Menu'],
    failed: [
      'Chưa lấy được các món lúc này. Bạn xem trong thực đơn giúp quán nhé.',
      'Failed to fetch pinned menu items. The full menu has them all.',
    ],
  },
})
