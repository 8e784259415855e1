import type { ProblemCodeOf } from '#src/kernel/endpoint.ts'
import type { placeOrder, quoteOrder } from '../contract/order-endpoints.ts'
import type { CheckoutProblemCode } from '../rules/checkout.ts'
import type { RequestedTimeProblemCode } from '../rules/requested-time.ts'

export type OrderingProblemCode =
  | ProblemCodeOf<typeof placeOrder | typeof quoteOrder>
  | CheckoutProblemCode
  | RequestedTimeProblemCode

/** What the guest reads for each code that ordering alone can fail with. */
export const problemsEn: Readonly<Record<OrderingProblemCode, string>> = {
  'orders.name-required': 'Please enter your name.',
  'orders.email-required': 'Please enter your e-mail address.',
  'orders.email-invalid': 'Please enter a valid e-mail address, such as lan@example.com.',
  'orders.phone-required': 'Please enter your phone number.',
  'orders.phone-invalid': 'Please enter a Vietnamese phone number, such as 0900 000 000.',
  'orders.address-required': 'Please enter delivery address.',
  'orders.address-too-short':
    'Address is required for delivery orders and must be at least 5 characters long',
  'orders.delivery-off': 'We do not offer delivery at the moment. Please choose takeout or dine-in.',
  'orders.requested-time-invalid': 'Please choose a time on the quarter of an hour.',
  'orders.requested-time-past': 'This time has passed. Please choose a later one.',
  'orders.requested-time-too-far': 'We take orders up to 7 days ahead.',
  'orders.requested-time-closed': 'We are closed at this time. Please choose another one.',
  'orders.no-lines': 'Your cart is empty.',
  'orders.too-many-lines': 'An order holds at most 50 different dishes. Please call us for more.',
  'orders.quantity-invalid': 'Please order 1 to 99 of each dish.',
  'orders.amount-too-large':
    'This order is too large for the website. Please call us and we will gladly help.',
  'orders.price-changed': 'Prices have changed. Please look through your cart and accept the new ones.',
  'orders.dishes-unavailable': 'Some dishes are no longer available. They are marked in your cart.',
  'orders.choices-invalid': 'Some choices are no longer offered. They are marked in your cart.',
  'orders.key-reused': 'This order could not be sent again. Please press the button once more.',
  'orders.rejected': 'The order cannot be accepted. Please call us.',
}
