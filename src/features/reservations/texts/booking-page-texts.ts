import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { placeTexts } from '#src/web/texts/place-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** Texts of the page on which guests book a table, except the texts of its form. */
export const bookingPageTexts = inBothLanguages({
  head: {
    title: [siteTexts.vi.pages.booking, siteTexts.en.pages.booking],
    description: [
      'Đặt bàn cho 1 đến 50 khách. Chọn ngày giờ, để lại số điện thoại, quán gọi xác nhận. Địa chỉ, bản đồ và giờ mở cửa cũng có ở đây.',
      'Book a table for 1 to 50 guests. Choose day and time, leave a phone number, and we call to confirm. Address, map and hours are here too.',
    ],
    keywords: [
      'đặt bàn pizza, đặt bàn trước, đặt tiệc sinh nhật',
      'book a table, pizza restaurant reservation, birthday party',
    ],
  },
  eyebrow: ['Đặt bàn', 'Reservations'],
  title: ['Hẹn bạn ở quán', 'Book your table'],
  subtitle: [
    'Chọn ngày giờ và để lại số điện thoại: quán sẽ gọi lại để xác nhận.',
    'Choose a day and a time and leave your number: we call you back to confirm.',
  ],
  form: [siteTexts.vi.pages.booking, siteTexts.en.pages.booking],
  details: [placeTexts.vi.findUs, placeTexts.en.findUs],
  hours: [placeTexts.vi.hours, placeTexts.en.hours],
  picture: ['Phòng ăn của quán', 'The room in which our guests sit'],
  map: ['Bản đồ', 'Map'],
  noScript: [
    'Đặt bàn trên trang cần bật JavaScript. Bạn gọi hoặc viết cho quán, quán giữ bàn cho bạn nhé:',
    'Booking here needs JavaScript. Call us or write, and we will keep a table for you:',
  ],
})
