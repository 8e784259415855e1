import type { en } from './home-en.ts'

export const vi: typeof en = {
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
