/** Texts of the frame around every page: header, menu, error pages. */
const en = {
  skipToContent: 'Skip to the content',
  navigation: 'Main navigation',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  homeLink: (restaurant: string) => `${restaurant}, home page`,
  pages: {
    home: 'Home',
    menu: 'Menu',
    about: 'About',
    news: 'News',
    contact: 'Contact',
    booking: 'Book a table',
    privacyPolicy: 'Privacy policy',
    termsOfService: 'Terms of service',
    accessibility: 'Accessibility',
  },
  /** Where there is little room. */
  book: 'Book',
  cart: (count: number) => {
    if (count === 0) return 'Cart, empty'
    return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
  },
  hours: 'Opening hours',
  findUs: 'Find us',
  language: 'Language',
  messages: 'Messages',
  closeMessage: 'Close the message',
  callUs: (phone: string) => `Call ${phone}`,
  privacyNote: 'We use this for what you ask us to do, and for nothing else.',
  notFound: {
    title: 'Page Not Found',
    text: 'The page you are looking for does not exist or has been moved.',
    hint: 'Check the address, or start again from the home page.',
    home: 'Back to the home page',
    menu: 'See the menu',
  },
  partFailed: 'This part of the page could not be shown.',
  failed: {
    title: 'The fire went out for a moment',
    text: 'This page could not be shown. It is our mistake, not yours.',
    hint: 'Please try again. If it keeps failing, ring us and we will take your order by telephone.',
    retry: 'Try again',
  },
}

const vi: typeof en = {
  skipToContent: 'Chuyển đến nội dung chính',
  navigation: 'Điều hướng chính',
  openNavigation: 'Mở danh mục trang',
  closeNavigation: 'Đóng danh mục trang',
  homeLink: (restaurant) => `${restaurant}, về trang chủ`,
  pages: {
    home: 'Trang chủ',
    menu: 'Thực đơn',
    about: 'Giới thiệu',
    news: 'Tin tức',
    contact: 'Liên hệ',
    booking: 'Đặt bàn',
    privacyPolicy: 'Chính sách bảo mật',
    termsOfService: 'Điều khoản sử dụng',
    accessibility: 'Hỗ trợ tiếp cận',
  },
  book: 'Đặt bàn',
  cart: (count) => (count === 0 ? 'Giỏ hàng, chưa có món nào' : `Giỏ hàng, ${count} món`),
  hours: 'Giờ mở cửa',
  findUs: 'Quán ở đây',
  language: 'Ngôn ngữ',
  messages: 'Thông báo',
  closeMessage: 'Đóng thông báo',
  callUs: (phone) => `Gọi ${phone}`,
  privacyNote: 'Quán chỉ dùng thông tin này cho việc bạn yêu cầu.',
  notFound: {
    title: 'Không tìm thấy trang',
    text: 'Trang bạn tìm không tồn tại hoặc đã được chuyển đi nơi khác.',
    hint: 'Bạn kiểm tra lại địa chỉ, hoặc quay về trang chủ nhé.',
    home: 'Về trang chủ',
    menu: 'Xem thực đơn',
  },
  partFailed: 'Phần này của trang chưa hiện ra được.',
  failed: {
    title: 'Lửa vừa tắt mất một lát',
    text: 'Trang này chưa hiện ra được. Lỗi ở quán, không phải ở bạn.',
    hint: 'Bạn thử lại giúp quán. Nếu vẫn chưa được, cứ gọi điện, quán nhận món qua điện thoại.',
    retry: 'Thử lại',
  },
}

export const siteTexts = { vi, en }
