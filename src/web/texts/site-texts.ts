import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts of the layout around every page (header, menu), and texts for parts of a page that fail. */
export const siteTexts = inBothLanguages({
  skipToContent: ['Chuyển đến nội dung chính', 'Skip to the content'],
  navigation: ['Điều hướng chính', 'Main navigation'],
  openNavigation: ['Mở danh mục trang', 'Open the navigation'],
  homeLink: [
    (restaurant: string) => `${restaurant}, về trang chủ`,
    (restaurant: string) => `${restaurant}, home page`,
  ],
  pages: {
    home: ['Trang chủ', 'Home'],
    menu: ['Thực đơn', 'Menu'],
    about: ['Giới thiệu', 'About'],
    news: ['Tin tức', 'News'],
    contact: ['Liên hệ', 'Contact'],
    booking: ['Đặt bàn', 'Book a table'],
    privacyPolicy: ['Chính sách bảo mật', 'Privacy policy'],
    termsOfService: ['Điều khoản sử dụng', 'Terms of service'],
    accessibility: ['Hỗ trợ tiếp cận', 'Accessibility'],
  },
  /** A short label for booking a table, for places with little space. */
  book: ['Đặt bàn', 'Book'],
  cart: [
    (count: number) => (count === 0 ? 'Giỏ hàng, chưa có món nào' : `Giỏ hàng, ${count} món`),
    (count: number) => {
      if (count === 0) return 'Cart, empty'
      return count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`
    },
  ],
  language: ['Ngôn ngữ', 'Language'],
  messages: ['Thông báo', 'Messages'],
  closeMessage: ['Đóng thông báo', 'Close the message'],
  callUs: [(phone: string) => `Gọi ${phone}`, (phone: string) => `Call ${phone}`],
  partFailed: ['Phần này của trang chưa hiện ra được.', 'This part of the page could not be shown.'],
  failed: {
    hint: [
      'Bạn thử lại giúp quán. Nếu vẫn chưa được, cứ gọi điện, quán nhận món qua điện thoại.',
      'Please try again. If it keeps failing, ring us and we will take your order by telephone.',
    ],
  },
})
