import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The booking page around its form. */
const en = {
  head: {
    title: siteTexts.en.pages.booking,
    description:
      'Book a table for 1 to 50 guests. Choose day and time, leave a phone number, and we call to confirm. Address, map and hours are here too.',
    keywords: 'book a table, pizza restaurant reservation, birthday party',
  },
  eyebrow: 'Reservations',
  title: 'Book your table',
  subtitle: 'Choose a day and a time and leave your number: we call you back to confirm.',
  form: siteTexts.en.pages.booking,
  details: siteTexts.en.findUs,
  hours: siteTexts.en.hours,
  map: 'Map',
  noScript: 'Booking here needs JavaScript. Call us or write, and we will keep a table for you:',
}

const vi: typeof en = {
  head: {
    title: siteTexts.vi.pages.booking,
    description:
      'Đặt bàn cho 1 đến 50 khách. Chọn ngày giờ, để lại số điện thoại, quán gọi xác nhận. Địa chỉ, bản đồ và giờ mở cửa cũng có ở đây.',
    keywords: 'đặt bàn pizza, đặt bàn trước, đặt tiệc sinh nhật',
  },
  eyebrow: 'Đặt bàn',
  title: 'Hẹn bạn ở quán',
  subtitle: 'Chọn ngày giờ và để lại số điện thoại: quán sẽ gọi lại để xác nhận.',
  form: siteTexts.vi.pages.booking,
  details: siteTexts.vi.findUs,
  hours: siteTexts.vi.hours,
  map: 'Bản đồ',
  noScript: 'Đặt bàn trên trang cần bật JavaScript. Bạn gọi hoặc viết cho quán, quán giữ bàn cho bạn nhé:',
}

export const bookingPageTexts = { vi, en }
