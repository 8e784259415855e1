/** Booking a table: the form and the table booked. */
const en = {
  dialogTitle: 'Book a Table',
  close: 'Close',
  date: 'Date',
  time: 'Time',
  chooseTime: 'Choose',
  noTimes: 'No times on this day',
  full: (time: string) => `${time} · full`,
  fullDays: (days: string, guests: number) =>
    `Full for ${guests === 1 ? '1 guest' : `${guests} guests`}: ${days}`,
  guests: 'Guests',
  people: (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
  largeParty: {
    title: 'More guests than we have seats',
    text: (seats: number, guests: number) =>
      `We have ${seats} seats. For ${guests} guests please call us, and we will see what we can do.`,
  },
  name: 'Your name',
  phone: 'Phone',
  phoneHint: 'We call this number to confirm. From abroad? Begin with + and the country code.',
  email: 'E-mail',
  optional: 'optional',
  requests: 'Special requests',
  requestsHint: 'A high chair, a birthday, a table by the oven…',
  submit: 'Book a Table',
  error: 'Something went wrong',
  failed: 'Reservation Failed',
  tryLater: 'Please try again later.',
  made: {
    title: 'Reservation Confirmed!',
    text: "We'll contact you to confirm shortly.",
    received: (phone: string) =>
      `The restaurant has received your request and calls you back on ${phone}. The table is yours once it has confirmed.`,
    facts: 'Your table',
    ticket: 'View your reservation',
    again: 'Book another table',
  },
}

const vi: typeof en = {
  dialogTitle: 'Đặt bàn',
  close: 'Đóng',
  date: 'Ngày đến',
  time: 'Giờ đến',
  chooseTime: 'Chọn giờ',
  noTimes: 'Ngày này không còn giờ',
  full: (time) => `${time} · hết bàn`,
  fullDays: (days, guests) => `Hết bàn cho ${guests} khách: ${days}`,
  guests: 'Số khách',
  people: (guests) => `${guests} khách`,
  largeParty: {
    title: 'Đoàn đông hơn số chỗ của quán',
    text: (seats, guests) => `Quán có ${seats} chỗ. Đoàn ${guests} khách, bạn gọi để quán thu xếp giúp nhé.`,
  },
  name: 'Tên của bạn',
  phone: 'Số điện thoại',
  phoneHint: 'Quán gọi số này để xác nhận.',
  email: 'Email',
  optional: 'không bắt buộc',
  requests: 'Ghi chú',
  requestsHint: 'Ghế cho bé, sinh nhật, bàn gần lò…',
  submit: 'Đặt bàn',
  error: 'Có lỗi xảy ra',
  failed: 'Đặt bàn thất bại',
  tryLater: 'Vui lòng thử lại sau.',
  made: {
    title: 'Đặt bàn thành công!',
    text: 'Quán sẽ sớm liên hệ với bạn để xác nhận.',
    received: (phone) =>
      `Quán đã nhận được yêu cầu và sẽ gọi lại theo số ${phone}. Bàn được giữ chắc chắn khi quán đã xác nhận.`,
    facts: 'Bàn của bạn',
    ticket: 'Xem phiếu đặt bàn',
    again: 'Đặt thêm bàn khác',
  },
}

export const bookingTexts = { vi, en }
