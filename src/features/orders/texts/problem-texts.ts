import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import { personProblems, timeProblems } from '#src/web/texts/person-problem-texts.ts'
import type { placeOrder, quoteOrder } from '../contract/order-endpoints.ts'
import type { CheckoutProblemCode } from '../rules/checkout.ts'
import type { RequestedTimeProblemCode } from '../rules/requested-time.ts'
import { orderingTexts } from './ordering-texts.ts'

type OrderingProblemCode =
  | ProblemCodeOf<typeof placeOrder | typeof quoteOrder>
  | CheckoutProblemCode
  | RequestedTimeProblemCode

/** The texts for guests, for error codes that occur only in ordering. */
const en: Readonly<Record<OrderingProblemCode, string>> = {
  ...personProblems.en('orders'),
  'orders.address-required': 'Please enter delivery address.',
  'orders.address-too-short':
    'Address is required for delivery orders and must be at least 5 characters long',
  'orders.delivery-off': 'We do not offer delivery at the moment. Please choose takeout or dine-in.',
  'orders.table-too-long': 'A table has at most 20 characters, such as 7 or Garden 2.',
  'orders.requested-time-invalid': 'Please choose a time on the quarter of an hour.',
  'orders.requested-time-past': timeProblems.en.past,
  'orders.requested-time-too-far': 'We take orders up to 7 days ahead.',
  'orders.requested-time-closed': timeProblems.en.closed,
  'orders.requested-time-between': timeProblems.en.between,
  'orders.no-lines': 'Your cart is empty.',
  'orders.too-many-lines': 'An order holds at most 50 different dishes. Please call us for more.',
  'orders.quantity-invalid': 'Please order 1 to 99 of each dish.',
  'orders.amount-too-large': orderingTexts.en.review.tooLarge,
  'orders.price-changed':
    'Prices or the total have changed. Please look through your cart and accept the new ones.',
  'orders.time-full': 'This time is full. Please choose another one.',
  'orders.dishes-unavailable': 'Some dishes are no longer available. They are marked in your cart.',
  'orders.not-enough-left': 'Fewer are left today than you want. The dishes are marked in your cart.',
  'orders.choices-invalid': 'Some dishes cannot be ordered as chosen. They are marked in your cart.',
  'orders.key-reused': 'This order could not be sent again. Please press the button once more.',
  'orders.rejected': 'The order cannot be accepted. Please call us.',
}

const vi: typeof en = {
  ...personProblems.vi('orders'),
  'orders.name-required': 'Bạn vui lòng nhập họ tên.',
  'orders.email-required': 'Bạn vui lòng nhập email.',
  'orders.email-invalid': 'Email chưa đúng. Ví dụ: lan@example.com.',
  'orders.phone-required': 'Bạn vui lòng nhập số điện thoại.',
  'orders.address-required': 'Vui lòng nhập địa chỉ giao hàng.',
  'orders.address-too-short': 'Đơn giao hàng cần địa chỉ, ít nhất 5 ký tự.',
  'orders.delivery-off': 'Hiện Bếp chưa nhận giao hàng. Bạn chọn mang về hoặc ăn tại quán nhé.',
  'orders.table-too-long': 'Tên bàn dài tối đa 20 ký tự, ví dụ 7 hoặc Sân 2.',
  'orders.requested-time-invalid': 'Bạn chọn giờ theo từng 15 phút nhé.',
  'orders.requested-time-past': timeProblems.vi.past,
  'orders.requested-time-too-far': 'Bếp nhận đặt trước tối đa 7 ngày.',
  'orders.requested-time-closed': timeProblems.vi.closed,
  'orders.requested-time-between': timeProblems.vi.between,
  'orders.no-lines': 'Giỏ hàng đang trống.',
  'orders.too-many-lines': 'Mỗi đơn tối đa 50 món khác nhau. Bạn gọi cho Bếp nếu cần thêm nhé.',
  'orders.quantity-invalid': 'Mỗi món đặt được từ 1 đến 99 phần.',
  'orders.amount-too-large': orderingTexts.vi.review.tooLarge,
  'orders.price-changed': 'Giá hoặc tổng tiền vừa thay đổi. Bạn xem lại giỏ hàng và đồng ý giá mới nhé.',
  'orders.time-full': 'Giờ này vừa kín. Bạn chọn giờ khác nhé.',
  'orders.dishes-unavailable': 'Có món vừa hết. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.not-enough-left': 'Có món hôm nay không còn đủ phần. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.choices-invalid': 'Có món chưa đặt được như đã chọn. Các món đó được đánh dấu trong giỏ hàng.',
  'orders.key-reused': 'Chưa gửi lại được đơn này. Bạn bấm nút đặt hàng thêm một lần nữa nhé.',
  'orders.rejected': 'Chưa nhận được đơn này. Bạn vui lòng gọi cho Bếp.',
}

export const orderingProblems = { vi, en }
