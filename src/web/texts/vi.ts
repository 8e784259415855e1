import type { en } from './en.ts'

export const vi: typeof en = {
  skipToContent: 'Chuyển đến nội dung chính',
  navigation: 'Điều hướng chính',
  openNavigation: 'Mở danh mục trang',
  closeNavigation: 'Đóng danh mục trang',
  homeLink: (restaurant) => `${restaurant}, về trang chủ`,
  pages: {
    home: 'Trang chủ',
    menu: 'Thực đơn',
    news: 'Tin tức',
    contact: 'Liên hệ',
    booking: 'Đặt bàn',
  },
  book: 'Đặt bàn',
  cart: (count) => (count === 0 ? 'Giỏ hàng, chưa có món nào' : `Giỏ hàng, ${count} món`),
  language: 'Ngôn ngữ',
  messages: 'Thông báo',
  closeMessage: 'Đóng thông báo',
  callUs: (phone) => `Gọi ${phone}`,
  footer: {
    label: 'Thông tin quán',
    explore: 'Xem thêm',
    contact: 'Liên hệ',
    hours: 'Giờ mở cửa',
    newsletter: {
      title: 'Tin từ bếp lửa',
      text: 'Món mới và những tối bên lò, gửi qua email. Thư nào cũng có đường dẫn để thôi nhận.',
      noScript: 'Đăng ký cần bật JavaScript.',
    },
  },
  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Trang bạn tìm không tồn tại hoặc đã được chuyển đi nơi khác.',
    hint: 'Bạn kiểm tra lại địa chỉ, hoặc quay về trang chủ nhé.',
    home: 'Về trang chủ',
    menu: 'Xem thực đơn',
  },
  failed: {
    title: 'Lửa vừa tắt mất một lát',
    text: 'Trang này chưa hiện ra được. Lỗi ở quán, không phải ở bạn.',
    hint: 'Bạn thử lại giúp quán. Nếu vẫn chưa được, cứ gọi điện, quán nhận món qua điện thoại.',
    retry: 'Thử lại',
    home: 'Về trang chủ',
  },
}
