/** Booking by phone in the office. */
const en = {
  title: 'Booking by phone',
  full: (time: string) => `${time} · full`,
  past: (time: string) => `${time} · past`,
  closed: (time: string) => `${time} · closed`,
  fullDays: (days: string) => `Full for so many guests: ${days}`,
  largeParty: (seats: number) => `The restaurant has ${seats} seats, fewer than these guests need.`,
  overCapacityHint: 'Only where you take the party although the seats are taken. It is recorded.',
  twice: {
    title: 'Book it twice?',
    text: (phone: string, visit: string) => `${phone} has a booking for ${visit} already.`,
    yes: 'Book once more',
    no: 'Look again',
  },
  visit: (time: string, day: string) => `${time}, ${day}`,
  taken: 'The table is booked',
  notTaken: 'The table has not been booked',
}

const vi: typeof en = {
  title: 'Đặt bàn qua điện thoại',
  full: (time) => `${time} · hết chỗ`,
  past: (time) => `${time} · đã qua`,
  closed: (time) => `${time} · quán nghỉ`,
  fullDays: (days) => `Hết chỗ cho số khách này: ${days}`,
  largeParty: (seats) => `Quán có ${seats} chỗ, không đủ cho số khách này.`,
  overCapacityHint: 'Chỉ điền khi vẫn nhận dù đã hết chỗ. Lý do được lưu lại.',
  twice: {
    title: 'Đặt thêm lần nữa?',
    text: (phone, visit) => `Số ${phone} đã có đặt bàn lúc ${visit}.`,
    yes: 'Vẫn đặt thêm',
    no: 'Xem lại',
  },
  visit: (time, day) => `${time}, ${day}`,
  taken: 'Đặt bàn thành công!',
  notTaken: 'Chưa đặt được bàn',
}

export const phoneBookingTexts = { vi, en }
