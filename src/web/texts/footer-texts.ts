import { siteTexts } from './site-texts.ts'

const en = {
  explore: 'Explore',
  legal: 'Terms and data',
  contact: siteTexts.en.pages.contact,
  hours: siteTexts.en.hours,
  newsletter: {
    title: 'News from the kitchen',
    text: 'New dishes and evenings at the oven, by e-mail. Each has a link to unsubscribe.',
    noScript: 'Subscribing needs JavaScript.',
  },
}

const vi: typeof en = {
  explore: 'Xem thêm',
  legal: 'Điều khoản và dữ liệu',
  contact: siteTexts.vi.pages.contact,
  hours: siteTexts.vi.hours,
  newsletter: {
    title: 'Tin từ căn bếp',
    text: 'Món mới và những tối bên lò, gửi qua email. Thư nào cũng có đường dẫn để thôi nhận.',
    noScript: 'Đăng ký cần bật JavaScript.',
  },
}

/** Texts of the footer alone, which is hydrated later than the rest of the frame. */
export const footerTexts = { vi, en }
