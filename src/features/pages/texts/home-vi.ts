import type { en } from './home-en.ts'

export const vi: typeof en = {
  title: 'Bếp Lửa · Pizza nướng lò củi ở Thủ Dầu Một',
  description:
    'Pizza nướng lò củi với bột ủ hai ngày, mỳ Ý, salad và cà phê phin ở Thủ Dầu Một. Xem thực đơn, đặt bàn, đặt bánh mang về. Mở cửa 11:00–22:00 mỗi ngày.',
  keywords: 'pizza Thủ Dầu Một, pizza lò củi, pizza Bình Dương, quán pizza, Bếp Lửa',
  hero: {
    eyebrow: 'Pizza nướng lò củi · Thủ Dầu Một',
    // Joined where a line must not break.
    title: 'Bánh\u00a0vừa\u00a0ra\u00a0lò, lửa\u00a0còn\u00a0reo',
    text: 'Bột ủ đủ hai ngày, củi nhãn thật khô, cùng những gì chợ quê mình ngon nhất. Rời lửa chưa đầy một phút, bánh đã ở trên bàn bạn.',
    order: 'Đặt món ngay',
    book: 'Đặt bàn',
  },
  featured: {
    title: 'Món khách quay lại vì nhớ',
    subtitle: 'Bốn món tủ của lò, từ chiếc Margherita giản dị đến quả burrata nguyên vẹn.',
    loading: 'Đang lấy món',
    all: 'Xem toàn bộ thực đơn',
    failed: 'Chưa lấy được các món lúc này. Bạn xem trong thực đơn giúp quán nhé.',
    vatNote: (rate) => `Giá chưa gồm ${rate.toLocaleString('vi-VN')}% VAT`,
  },
  reservation: {
    eyebrow: 'Đặt bàn',
    title: 'Giữ một bàn gần lò',
    subtitle: 'Cho chúng tôi biết giờ đến và số khách. Quán sẽ gọi lại xác nhận và giữ chỗ cho bạn.',
    noScript: (phone) => `Đặt bàn trên trang cần bật JavaScript. Bạn gọi ${phone}, quán giữ bàn cho bạn nhé.`,
    orCall: 'Bạn thích gọi điện hơn? Quán nghe máy đây:',
  },
  story: {
    title: 'Chuyện bắt đầu từ một cái lò',
    subtitle:
      'Trong nhà người Việt, bếp lửa là chỗ rồi ai cũng ghé lại trò chuyện. Vì vậy lò của quán nằm ngay trước mắt khách.',
    chapters: {
      oven: {
        title: 'Xếp từng viên gạch',
        text: 'Trước khi có bàn ghế, ở đây đã có cái lò: vòm khép thật thấp, đốt lửa nhỏ suốt một tuần cho đất khô từ từ, không nứt.',
        picture: 'Chiếc Margherita nướng bên ngọn lửa dưới vòm lò gạch',
      },
      dough: {
        title: 'Hai ngày chờ bột nở',
        text: 'Tối nay nhồi, tối mốt mới nướng. Bột ủ chậm thì nhẹ bụng, và chỉ cần bột mì, nước, muối với thời gian.',
        picture: 'Những viên bột và cây cán bột trên tấm thớt gỗ phủ bột mì',
      },
      table: {
        title: 'Ra lò là lên bàn',
        text: 'Con tôm, nhánh sả, trái xoài, mớ rau thơm hái buổi sáng. Chiếc bàn gần lò bao giờ cũng có người ngồi trước.',
        picture: 'Ba chiếc pizza nhìn từ trên xuống, trên mặt bàn gỗ sẫm',
      },
    },
  },
}
