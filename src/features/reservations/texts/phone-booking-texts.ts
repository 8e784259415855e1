/** Booking by phone in the office. */
const en = {
  title: 'Booking by phone',
  full: (time: string) => `${time} · full`,
  past: (time: string) => `${time} · past`,
  closed: (time: string) => `${time} · closed`,
  fullDays: (days: string) => `Full for so many guests: ${days}`,
  largeParty: (seats: number) => `The restaurant has ${seats} seats, fewer than these guests need.`,
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
  taken: 'Đặt bàn thành công!',
  notTaken: 'Chưa đặt được bàn',
}

export const phoneBookingTexts = { vi, en }
