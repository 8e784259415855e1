import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { placeOrder, quoteOrder } from '../contract/order-endpoints.ts'
import type { CheckoutProblemCode } from '../rules/checkout.ts'
import type { RequestedTimeProblemCode } from '../rules/requested-time.ts'

type OrderingProblemCode =
  | ProblemCodeOf<typeof placeOrder | typeof quoteOrder>
  | CheckoutProblemCode
  | RequestedTimeProblemCode

/** What the guest reads for each code that ordering alone can fail with. */
const en: Readonly<Record<OrderingProblemCode, string>> = {
  'orders.name-required': 'Please enter your name.',
  'orders.email-required': 'Please enter your e-mail address.',
  'orders.email-invalid': 'Please enter a valid e-mail address, such as lan@example.com.',
  'orders.phone-required': 'Please enter your phone number.',
  'orders.phone-extra': 'Please enter one number alone, such as 0900 000 000.',
  'orders.phone-invalid':
    'This number does not look right. Write it like 0900 000 000 or, from another country, like +44 20 7946 0018.',
  'orders.address-required': 'Please enter delivery address.',
  'orders.address-too-short':
    'Address is required for delivery orders and must be at least 5 characters long',
  'orders.delivery-off': 'We do not offer delivery at the moment. Please choose takeout or dine-in.',
  'orders.table-too-long': 'A table has at most 20 characters, such as 7 or Garden 2.',
  'orders.requested-time-invalid': 'Please choose a time on the quarter of an hour.',
  'orders.requested-time-past': 'This time has passed. Please choose a later one.',
  'orders.requested-time-too-far': 'We take orders up to 7 days ahead.',
  'orders.requested-time-closed': 'We are closed at this time. Please choose another one.',
  'orders.requested-time-between':
    'We are closed at this time, between two openings. Please choose an earlier or a later one.',
  'orders.no-lines': 'Your cart is empty.',
  'orders.too-many-lines': 'An order holds at most 50 different dishes. Please call us for more.',
  'orders.quantity-invalid': 'Please order 1 to 99 of each dish.',
  'orders.amount-too-large':
    'This order is too large for the website. Please call us and we will gladly help.',
  'orders.price-changed':
    'Prices or VAT have changed. Please look through your cart and accept the new ones.',
  'orders.dishes-unavailable': 'Some dishes are no longer available. They are marked in your cart.',
  'orders.choices-invalid': 'Some dishes cannot be ordered as chosen. They are marked in your cart.',
  'orders.key-reused': 'This order could not be sent again. Please press the button once more.',
  'orders.rejected': 'The order cannot be accepted. Please call us.',
}

const vi: typeof en = {
  'orders.name-required': 'Bạn vui lòng nhập họ tên.',
  'orders.email-required': 'Bạn vui lòng nhập email.',
  'orders.email-invalid': 'Email chưa đúng. Ví dụ: lan@example.com.',
  'orders.phone-required': 'Bạn vui lòng nhập số điện thoại.',
  'orders.phone-extra': 'Ở đây bạn chỉ ghi một số điện thoại thôi nhé, ví dụ 0900 000 000.',
  'orders.phone-invalid':
    'Số điện thoại chưa đúng. Bạn ghi như 0900 000 000, còn số nước ngoài thì ghi cả dấu + và mã nước, như +44 20 7946 0018.',
  'orders.address-required': 'Vui lòng nhập địa chỉ giao hàng.',
  'orders.address-too-short': 'Đơn giao hàng cần địa chỉ, ít nhất 5 ký tự.',
  'orders.delivery-off': 'Hiện Bếp chưa nhận giao hàng. Bạn chọn mang về hoặc ăn tại quán nhé.',
  'orders.table-too-long': 'Tên bàn dài tối đa 20 ký tự, ví dụ 7 hoặc Sân 2.',
  'orders.requested-time-invalid': 'Bạn chọn giờ theo từng 15 phút nhé.',
  'orders.requested-time-past': 'Giờ này đã qua. Bạn chọn giờ khác nhé.',
  'orders.requested-time-too-far': 'Bếp nhận đặt trước tối đa 7 ngày.',
  'orders.requested-time-closed': 'Giờ này quán nghỉ. Bạn chọn giờ khác nhé.',
  'orders.requested-time-between':
    'Giờ này quán nghỉ giữa hai lần mở cửa. Bạn chọn giờ sớm hơn hoặc muộn hơn nhé.',
  'orders.no-lines': 'Giỏ hàng đang trống.',
  'orders.too-many-lines': 'Mỗi đơn tối đa 50 món khác nhau. Bạn gọi cho Bếp nếu cần thêm nhé.',
  'orders.quantity-invalid': 'Mỗi món đặt được từ 1 đến 99 phần.',
  'orders.amount-too-large':
    'Đơn này quá lớn để đặt qua trang web. Bạn gọi cho Bếp nhé, chúng tôi rất sẵn lòng.',
  'orders.price-changed': 'Giá hoặc thuế VAT vừa thay đổi. Bạn xem lại giỏ hàng và đồng ý giá mới nhé.',
  'orders.dishes-unavailable': 'Có món vừa hết. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.choices-invalid': 'Có món chưa đặt được như đã chọn. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.key-reused': 'Chưa gửi lại được đơn này. Bạn bấm nút đặt hàng thêm một lần nữa nhé.',
  'orders.rejected': 'Chưa nhận được đơn này. Bạn vui lòng gọi cho Bếp.',
}

export const orderingProblems = { vi, en }
