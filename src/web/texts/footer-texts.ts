import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { placeTexts } from './place-texts.ts'
import { siteTexts } from './site-texts.ts'

/**
 * Texts that only the footer needs. They are in a separate file, because the footer is hydrated later, so the rest of the layout
 * need not load them.
 */
export const footerTexts = inBothLanguages({
  explore: ['Xem thêm', 'Explore'],
  legal: ['Điều khoản và dữ liệu', 'Terms and data'],
  contact: [siteTexts.vi.pages.contact, siteTexts.en.pages.contact],
  hours: [placeTexts.vi.hours, placeTexts.en.hours],
  newsletter: {
    title: ['Tin từ căn bếp', 'News from the kitchen'],
    text: [
      'Món mới và những tối bên lò, gửi qua email. Thư nào cũng có đường dẫn để thôi nhận.',
      'New dishes and evenings at the oven, by e-mail. Each has a link to unsubscribe.',
    ],
    noScript: ['Đăng ký cần bật JavaScript.', 'Subscribing needs JavaScript.'],
  },
})
