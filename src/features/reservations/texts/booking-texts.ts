import { siteTexts } from '#src/web/texts/site-texts.ts'
import { visitTexts } from './visit-texts.ts'

/** Booking a table: the form and the table booked. */
const en = {
  ...visitTexts.en,
  dialogTitle: siteTexts.en.pages.booking,
  noTimes: 'No times on this day',
  today: 'Today',
  /** Sunday first, as weekdays are numbered. */
  weekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  otherDay: 'Another day',
  dayPart: 'Part of the day',
  dayParts: { lunch: 'Lunch', afternoon: 'Afternoon', evening: 'Evening' },
  /** Why a day or a time cannot be chosen. */
  why: {
    date: { full: 'Full', closed: 'Closed', over: 'Too late' },
    time: { full: 'full', closed: 'closed', over: 'past' },
  },
  largeParty: {
    title: 'More guests than we have seats',
    text: (seats: number, guests: number) =>
      `We have ${seats} seats. For ${guests} guests please call us, and we will see what we can do.`,
  },
  name: visitTexts.en.yourName,
  phoneHint: 'We call this number to confirm. From abroad? Begin with + and the country code.',
  requestsHint: 'A high chair, a birthday, a table by the oven…',
  submit: 'Book a Table',
  error: 'Something went wrong',
  failed: 'Reservation Failed',
  made: {
    title: 'Reservation Confirmed!',
    text: "We'll contact you to confirm shortly.",
    received: (phone: string) =>
      `The restaurant has received your request and calls you back on ${phone}. The table is yours once it has confirmed.`,
    callFirst: {
      title: 'We will call you first',
      received: (phone: string) =>
        `Thank you, your request has reached us. Before we set this table aside we would like a word with you, on ${phone}. It is not booked yet.`,
    },
    facts: visitTexts.en.yourTable,
    ticket: 'View your reservation',
    again: 'Book another table',
  },
}

const vi: typeof en = {
  ...visitTexts.vi,
  dialogTitle: siteTexts.vi.pages.booking,
  noTimes: 'Ngày này không còn giờ',
  today: 'Hôm nay',
  weekdays: ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
  otherDay: 'Ngày khác',
  dayPart: 'Buổi',
  dayParts: { lunch: 'Trưa', afternoon: 'Chiều', evening: 'Tối' },
  why: {
    date: { full: 'Hết bàn', closed: 'Nghỉ', over: 'Hết giờ' },
    time: { full: 'hết bàn', closed: 'quán nghỉ', over: 'đã qua' },
  },
  largeParty: {
    title: 'Đoàn đông hơn số chỗ của quán',
    text: (seats, guests) => `Quán có ${seats} chỗ. Đoàn ${guests} khách, bạn gọi để quán thu xếp giúp nhé.`,
  },
  name: visitTexts.vi.yourName,
  phoneHint: 'Quán gọi số này để xác nhận.',
  requestsHint: 'Ghế cho bé, sinh nhật, bàn gần lò…',
  submit: 'Đặt bàn',
  error: 'Có lỗi xảy ra',
  failed: 'Đặt bàn thất bại',
  made: {
    title: 'Đặt bàn thành công!',
    text: 'Quán sẽ sớm liên hệ với bạn để xác nhận.',
    received: (phone) =>
      `Quán đã nhận được yêu cầu và sẽ gọi lại theo số ${phone}. Bàn được giữ chắc chắn khi quán đã xác nhận.`,
    callFirst: {
      title: 'Quán gọi cho bạn trước nhé!',
      received: (phone) =>
        `Cảm ơn bạn, quán đã nhận được yêu cầu. Quán xin gọi theo số ${phone} để hỏi thêm vài điều rồi mới giữ bàn; hiện bàn chưa được giữ.`,
    },
    facts: visitTexts.vi.yourTable,
    ticket: 'Xem phiếu đặt bàn',
    again: 'Đặt thêm bàn khác',
  },
}

export const bookingTexts = { vi, en }
