import type { problemsEn } from './problems-en.ts'

export const problemsVi: typeof problemsEn = {
  'orders.name-required': 'Bạn vui lòng nhập họ tên.',
  'orders.email-required': 'Bạn vui lòng nhập email.',
  'orders.email-invalid': 'Email chưa đúng. Ví dụ: lan@example.com.',
  'orders.phone-required': 'Bạn vui lòng nhập số điện thoại.',
  'orders.phone-invalid': 'Vui lòng nhập số điện thoại Việt Nam, ví dụ 0900 000 000.',
  'orders.address-required': 'Vui lòng nhập địa chỉ giao hàng.',
  'orders.address-too-short': 'Đơn giao hàng cần địa chỉ, ít nhất 5 ký tự.',
  'orders.delivery-off': 'Hiện Bếp chưa nhận giao hàng. Bạn chọn mang về hoặc ăn tại quán nhé.',
  'orders.requested-time-invalid': 'Bạn chọn giờ theo từng 15 phút nhé.',
  'orders.requested-time-past': 'Giờ này đã qua. Bạn chọn giờ khác nhé.',
  'orders.requested-time-too-far': 'Bếp nhận đặt trước tối đa 7 ngày.',
  'orders.requested-time-closed': 'Giờ này quán nghỉ. Bạn chọn giờ khác nhé.',
  'orders.no-lines': 'Giỏ hàng đang trống.',
  'orders.too-many-lines': 'Mỗi đơn tối đa 50 món khác nhau. Bạn gọi cho Bếp nếu cần thêm nhé.',
  'orders.quantity-invalid': 'Mỗi món đặt được từ 1 đến 99 phần.',
  'orders.amount-too-large':
    'Đơn này quá lớn để đặt qua trang web. Bạn gọi cho Bếp nhé, chúng tôi rất sẵn lòng.',
  'orders.price-changed': 'Có món vừa đổi giá. Bạn xem lại giỏ hàng và đồng ý giá mới nhé.',
  'orders.dishes-unavailable': 'Có món vừa hết. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.choices-invalid': 'Có lựa chọn không còn nữa. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.key-reused': 'Chưa gửi lại được đơn này. Bạn bấm nút đặt hàng thêm một lần nữa nhé.',
  'orders.rejected': 'Chưa nhận được đơn này. Bạn vui lòng gọi cho Bếp.',
}
