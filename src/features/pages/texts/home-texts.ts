const en = {
  title: 'Bếp Lửa · Wood-fired pizza in Thu Dau Mot',
  description:
    'Wood-fired pizza from a two-day dough, pasta, salads and phin coffee in Thu Dau Mot. See the menu, book a table or order to take away. Open 11:00–22:00 every day.',
  keywords: 'pizza Thu Dau Mot, wood-fired pizza, pizza Binh Duong, pizzeria, Bep Lua',
  hero: {
    eyebrow: 'Wood-fired pizza · Thu Dau Mot',
    text: 'Dough rested for two days, dry longan wood, and what the markets around us do best. From the oven to your table in under a minute.',
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
  title: 'Bếp Lửa · Pizza nướng lò củi ở Thủ Dầu Một',
  description:
    'Pizza nướng lò củi với bột ủ hai ngày, mỳ Ý, salad và cà phê phin ở Thủ Dầu Một. Xem thực đơn, đặt bàn, đặt bánh mang về. Mở cửa 11:00–22:00 mỗi ngày.',
  keywords: 'pizza Thủ Dầu Một, pizza lò củi, pizza Bình Dương, quán pizza, Bếp Lửa',
  hero: {
    eyebrow: 'Pizza nướng lò củi · Thủ Dầu Một',
    text: 'Bột ủ đủ hai ngày, củi nhãn thật khô, cùng những gì chợ quê mình ngon nhất. Rời lửa chưa đầy một phút, bánh đã ở trên bàn bạn.',
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
