import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Texts for booking by phone in the office. */
export const phoneBookingTexts = inBothLanguages({
  title: ['Đặt bàn qua điện thoại', 'Booking by phone'],
  full: [(time: string) => `${time} · hết chỗ`, (time: string) => `${time} · full`],
  past: [(time: string) => `${time} · đã qua`, (time: string) => `${time} · past`],
  closed: [(time: string) => `${time} · quán nghỉ`, (time: string) => `${time} · closed`],
  fullDays: [
    (days: string) => `Hết chỗ cho số khách này: ${days}`,
    (days: string) => `Full for so many guests: ${days}`,
  ],
  largeParty: [
    (seats: number) => `Quán có ${seats} chỗ, không đủ cho số khách này.`,
    (seats: number) => `The restaurant has ${seats} seats, fewer than these guests need.`,
  ],
  overCapacityHint: [
    'Không đủ chỗ. Nếu vẫn nhận, bạn điền lý do; lý do được lưu lại.',
    'There are not enough seats. If you take the party all the same, say why; it is recorded.',
  ],
  twice: {
    title: ['Đặt thêm lần nữa?', 'Book it twice?'],
    text: [
      (phone: string, visit: string) => `Số ${phone} đã có đặt bàn lúc ${visit}.`,
      (phone: string, visit: string) => `${phone} has a booking for ${visit} already.`,
    ],
    yes: ['Vẫn đặt thêm', 'Book once more'],
    no: ['Xem lại', 'Look again'],
  },
  visit: [(time: string, day: string) => `${time}, ${day}`, (time: string, day: string) => `${time}, ${day}`],
  taken: ['Đặt bàn thành công!', 'The table is booked'],
  notTaken: ['Chưa đặt được bàn', 'The table has not been booked'],
})
