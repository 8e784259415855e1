import { looksLikeEmail } from '#src/kernel/email.ts'
import { parsePhone } from '#src/kernel/phone.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { OrderType, PaymentMethod } from '../contract/order.ts'

type DeliveryMode = SiteSettings['deliveryMode']

/** The checkout form as typed. */
export interface CheckoutForm {
  customerName: string
  customerEmail: string
  customerPhone: string
  customerAddress: string
  orderType: OrderType
  paymentMethod: PaymentMethod
  specialInstructions: string
  /** Restaurant-local YYYY-MM-DDTHH:mm; empty for as soon as possible. */
  requestedTime: string
}

/** An empty form with the defaults: takeout, paid in cash. */
export const emptyCheckout: CheckoutForm = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerAddress: '',
  orderType: 'takeout',
  paymentMethod: 'cash',
  specialInstructions: '',
  requestedTime: '',
}

export type CheckoutProblemCode =
  | 'orders.name-required'
  | 'orders.email-required'
  | 'orders.email-invalid'
  | 'orders.phone-required'
  | 'orders.phone-invalid'
  | 'orders.address-required'
  | 'orders.address-too-short'
  | 'orders.delivery-off'

export interface CheckoutProblem {
  field: keyof CheckoutForm
  code: CheckoutProblemCode
  /** The title shown above the message, where it has one: 'Missing Information'. */
  title?: string
  message: string
}

const minAddressLength = 5

/** What the server says of a number that is not Vietnamese. */
export const invalidPhoneMessage = 'Enter a Vietnamese phone number'

/**
 * Why the form cannot be sent, in the order of its fields: name, e-mail and a Vietnamese phone number, and for delivery
 * the address. Empty when it may be sent.
 */
export function checkCheckout(
  form: CheckoutForm,
  deliveryMode: DeliveryMode = 'self-courier',
): CheckoutProblem[] {
  const email = form.customerEmail.trim()
  const problems: CheckoutProblem[] = []
  if (form.customerName.trim() === '') {
    problems.push({ field: 'customerName', code: 'orders.name-required', message: 'Name is required' })
  }
  if (email === '') {
    problems.push({ field: 'customerEmail', code: 'orders.email-required', message: 'E-mail is required' })
  } else if (!looksLikeEmail(email)) {
    problems.push({ field: 'customerEmail', code: 'orders.email-invalid', message: 'Valid email required' })
  }
  if (form.customerPhone.trim() === '') {
    problems.push({ field: 'customerPhone', code: 'orders.phone-required', message: 'Phone is required' })
  } else if (parsePhone(form.customerPhone) === undefined) {
    problems.push({ field: 'customerPhone', code: 'orders.phone-invalid', message: invalidPhoneMessage })
  }
  const delivery = checkDelivery(form, deliveryMode)
  if (delivery) {
    const isBlank = delivery.field === 'customerAddress' && form.customerAddress.trim() === ''
    problems.push(isBlank ? addressRequired : delivery)
  }
  return problems
}

/**
 * The server's rule for delivery: offered at all, and an address of at least five characters after trimming. The form
 * has its own message for a blank one (`checkCheckout`); the server has the same for blank and short.
 */
export function checkDelivery(
  { orderType, customerAddress }: { orderType: OrderType; customerAddress?: string | null },
  deliveryMode: DeliveryMode,
): CheckoutProblem | undefined {
  if (orderType !== 'delivery') return undefined
  if (deliveryMode === 'off') {
    return { field: 'orderType', code: 'orders.delivery-off', message: 'Delivery is not offered' }
  }
  if ((customerAddress?.trim() ?? '').length >= minAddressLength) return undefined
  return {
    field: 'customerAddress',
    code: 'orders.address-too-short',
    message: 'Address is required for delivery orders and must be at least 5 characters long',
  }
}

const addressRequired: CheckoutProblem = {
  field: 'customerAddress',
  code: 'orders.address-required',
  title: 'Missing Information',
  message: 'Please enter delivery address.',
}
