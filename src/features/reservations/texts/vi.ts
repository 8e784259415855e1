import type { en } from './en.ts'

export const vi: typeof en = {
  dialogTitle: 'Đặt bàn',
  close: 'Đóng',
  date: 'Ngày đến',
  time: 'Giờ đến',
  chooseTime: 'Chọn giờ',
  noTimes: 'Ngày này không còn giờ',
  full: (time) => `${time} · hết bàn`,
  guests: 'Số khách',
  people: (guests) => `${guests} khách`,
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
