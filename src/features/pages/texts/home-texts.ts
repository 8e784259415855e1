const en = {
  title: 'Menu, orders and table booking',
  description:
    'See the menu, book a table or order to take away. Address, hotline and opening hours are here too.',
  keywords: 'pizza, pizzeria, book a table, order pizza',
  hero: {
    text: 'Baked when you order it, and not before. Sit down with us, or take it home while it is hot.',
    /** Of the demo restaurant. */
    demoEyebrow: 'Wood-fired pizza · Thu Dau Mot',
    demoText:
      'Dough rested for two days, dry longan wood, and what the markets around us do best. From the oven to your table in under a minute.',
    order: 'Order Now',
    book: 'Book a Table',
  },
  featured: {
    loading: 'Fetching the dishes',
    all: 'View Full Menu',
    failed: 'Failed to fetch pinned menu items. The full menu has them all.',
    vatNote: (rate: number) => `Prices exclude ${rate}% VAT`,
  },
}

const vi: typeof en = {
  title: 'Thực đơn, đặt món và đặt bàn',
  description: 'Xem thực đơn, đặt bàn, đặt bánh mang về. Địa chỉ, số điện thoại và giờ mở cửa cũng có ở đây.',
  keywords: 'pizza, quán pizza, đặt bàn, đặt pizza',
  hero: {
    text: 'Bạn gọi rồi bếp mới nướng. Ngồi lại ăn với quán, hay mang về khi bánh còn nóng.',
    demoEyebrow: 'Pizza nướng lò củi · Thủ Dầu Một',
    demoText:
      'Bột ủ đủ hai ngày, củi nhãn thật khô, cùng những gì chợ quê mình ngon nhất. Rời lửa chưa đầy một phút, bánh đã ở trên bàn bạn.',
    order: 'Đặt món ngay',
    book: 'Đặt bàn',
  },
  featured: {
    loading: 'Đang lấy món',
    all: 'Xem toàn bộ thực đơn',
    failed: 'Chưa lấy được các món lúc này. Bạn xem trong thực đơn giúp quán nhé.',
    vatNote: (rate) => `Giá chưa gồm ${rate.toLocaleString('vi-VN')}% VAT`,
  },
}

export const homeTexts = { vi, en }
