import { siteTexts } from '#src/web/texts/site-texts.ts'
import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { visitTexts } from './visit-texts.ts'

const own = inBothLanguages({
  dialogTitle: [siteTexts.vi.pages.booking, siteTexts.en.pages.booking],
  manyPeople: ['9+ khách', '9+ guests'],
  partySize: ['Số khách của đoàn', 'Guests in your party'],
  noTimes: ['Ngày này không còn giờ', 'No times on this day'],
  noTime: ['chưa chọn giờ', 'no time chosen yet'],
  lastTime: [
    (time: string) => `Quán nhận đặt bàn đến ${time}. Muộn hơn, bạn gọi quán nhé.`,
    (time: string) => `Tables can be booked up to ${time}. For later, please call us.`,
  ],
  today: ['Hôm nay', 'Today'],
  /** The names of the weekdays. The first is Sunday, because the program numbers weekdays from 0 for Sunday. */
  weekdays: [
    ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'],
    ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  ],
  otherDay: ['Ngày khác', 'Another day'],
  dayPart: ['Buổi', 'Part of the day'],
  dayParts: {
    lunch: ['Trưa', 'Lunch'],
    afternoon: ['Chiều', 'Afternoon'],
    evening: ['Tối', 'Evening'],
  },
  /** The times of a part of the day that cannot be chosen any more. */
  gone: [(times: number) => `${times} giờ đã hết`, (times: number) => `${times} unavailable`],
  /** The texts that say why a guest cannot choose a day or a time. */
  why: {
    date: {
      full: ['Hết bàn', 'Full'],
      closed: ['Nghỉ', 'Closed'],
      over: ['Hết giờ', 'Too late'],
    },
    time: {
      full: ['hết bàn', 'full'],
      closed: ['quán nghỉ', 'closed'],
      over: ['đã qua', 'past'],
    },
  },
  largeParty: {
    title: ['Đoàn đông hơn số chỗ của quán', 'More guests than we have seats'],
    text: [
      (seats: number, guests: number) =>
        `Quán có ${seats} chỗ. Đoàn ${guests} khách, bạn gọi để quán thu xếp giúp nhé.`,
      (seats: number, guests: number) =>
        `We have ${seats} seats. For ${guests} guests please call us, and we will see what we can do.`,
    ],
  },
  name: [visitTexts.vi.yourName, visitTexts.en.yourName],
  phoneHint: [
    'Quán gọi số này để xác nhận.',
    'We call this number to confirm. From abroad? Begin with + and the country code.',
  ],
  requestsHint: ['Ghế cho bé, sinh nhật, bàn gần lò…', 'A high chair, a birthday, a table by the oven…'],
  submit: ['Đặt bàn', 'Book a Table'],
  error: ['Có lỗi xảy ra', 'Something went wrong'],
  failed: ['Đặt bàn thất bại', 'Reservation Failed'],
  made: {
    title: ['Đặt bàn thành công!', 'Reservation Confirmed!'],
    text: ['Quán sẽ sớm liên hệ với bạn để xác nhận.', "We'll contact you to confirm shortly."],
    received: [
      (phone: string) =>
        `Quán đã nhận được yêu cầu và sẽ gọi lại theo số ${phone}. Bàn được giữ chắc chắn khi quán đã xác nhận.`,
      (phone: string) =>
        `The restaurant has received your request and calls you back on ${phone}. The table is yours once it has confirmed.`,
    ],
    callFirst: {
      title: ['Quán gọi cho bạn trước nhé!', 'We will call you first'],
      received: [
        (phone: string) =>
          `Cảm ơn bạn, quán đã nhận được yêu cầu. Quán xin gọi theo số ${phone} để hỏi thêm vài điều rồi mới giữ bàn; hiện bàn chưa được giữ.`,
        (phone: string) =>
          `Thank you, your request has reached us. Before we set this table aside we would like a word with you, on ${phone}. It is not booked yet.`,
      ],
    },
    facts: [visitTexts.vi.yourTable, visitTexts.en.yourTable],
    ticket: ['Xem phiếu đặt bàn', 'View your reservation'],
    again: ['Đặt thêm bàn khác', 'Book another table'],
  },
})

/** Texts for booking a table: for the form, and for the reservation that the guest has made. */
export const bookingTexts = { vi: { ...visitTexts.vi, ...own.vi }, en: { ...visitTexts.en, ...own.en } }
