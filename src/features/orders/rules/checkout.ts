import { storedFields } from '#src/kernel/stored-fields.ts'
import { looksLikeEmail } from '#src/kernel/email.ts'
import { phoneFault } from '#src/kernel/phone.ts'
import { maxTableLabel } from '#src/kernel/table-label.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import type { SiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { OpeningTimes } from '#src/features/restaurant/rules/opening-hours.ts'
import type { OrderType, PaymentMethod } from '../contract/order.ts'
import { checkRequestedTime, type RequestedTimeProblemCode } from './requested-time.ts'

type DeliveryMode = SiteSettings['deliveryMode']

/** The restaurant's settings for delivery and opening times, against which the checkout form is checked. */
export interface CheckoutSettings extends OpeningTimes {
  readonly deliveryMode: DeliveryMode
}

/** The checkout form as the guest typed it. */
export interface CheckoutForm {
  customerName: string
  customerEmail: string
  customerPhone: string
  customerAddress: string
  orderType: OrderType
  /** The table of a guest who eats in. It may be empty. */
  tableLabel: string
  paymentMethod: PaymentMethod
  specialInstructions: string
  /** YYYY-MM-DDTHH:mm in the restaurant's time zone. Empty means as soon as possible. */
  requestedTime: string
}

/** An empty form with the default values: takeout, payment in cash. */
export const emptyCheckout: CheckoutForm = {
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  customerAddress: '',
  orderType: 'takeout',
  tableLabel: '',
  paymentMethod: 'cash',
  specialInstructions: '',
  requestedTime: '',
}

export type CheckoutProblemCode =
  | 'orders.name-required'
  | 'orders.email-required'
  | 'orders.email-invalid'
  | 'orders.phone-required'
  | 'orders.phone-extra'
  | 'orders.phone-invalid'
  | 'orders.address-required'
  | 'orders.address-too-short'
  | 'orders.delivery-off'
  | 'orders.table-too-long'
  | 'orders.time-full'

export interface CheckoutProblem {
  readonly field: keyof CheckoutForm
  readonly code: CheckoutProblemCode | RequestedTimeProblemCode
}

const minAddressLength = 5

/**
 * The problems of the form; empty if it can be sent. Checked are the name, the e-mail address, the phone number, the address for a
 * delivery, and the requested time if there is one.
 */
export function checkCheckout(
  form: CheckoutForm,
  settings: CheckoutSettings,
  now: Date,
): readonly CheckoutProblem[] {
  const time = form.requestedTime && checkRequestedTime(form.requestedTime, now, settings)
  const delivery = checkDelivery(form, settings.deliveryMode)
  const isBlank = delivery?.field === 'customerAddress' && oneLine(form.customerAddress) === ''
  const problems: (CheckoutProblem | undefined)[] = [
    checkName(form),
    checkEmail(form),
    checkPhone(form),
    isBlank ? { field: 'customerAddress', code: 'orders.address-required' } : delivery,
    checkTable(form),
    time ? { field: 'requestedTime', code: time.code } : undefined,
  ]
  return problems.filter((problem) => problem !== undefined)
}

function checkName({ customerName }: CheckoutForm): CheckoutProblem | undefined {
  return oneLine(customerName) === '' ? { field: 'customerName', code: 'orders.name-required' } : undefined
}

function checkEmail({ customerEmail }: CheckoutForm): CheckoutProblem | undefined {
  const email = oneLine(customerEmail)
  if (email === '') return { field: 'customerEmail', code: 'orders.email-required' }
  return looksLikeEmail(email) ? undefined : { field: 'customerEmail', code: 'orders.email-invalid' }
}

function checkPhone({ customerPhone }: CheckoutForm): CheckoutProblem | undefined {
  const fault = phoneFault(customerPhone)
  return fault && { field: 'customerPhone', code: `orders.phone-${fault}` }
}

function checkTable({ orderType, tableLabel: text }: CheckoutForm): CheckoutProblem | undefined {
  if (orderType !== 'dine-in' || oneLine(text).length <= maxTableLabel) return undefined
  return { field: 'tableLabel', code: 'orders.table-too-long' }
}

/** A problem with the delivery: its error code, the form field to which it belongs, and the server's message. */
export interface DeliveryProblem {
  readonly field: 'orderType' | 'customerAddress'
  readonly code: 'orders.delivery-off' | 'orders.address-too-short'
  readonly message: string
}

/**
 * The server's rule for a delivery: the restaurant must offer deliveries, and the address must have at least five characters
 * without outer blanks. For a blank address the form has an error code of its own (`checkCheckout`); the server uses the same code
 * for blank and short addresses.
 */
export function checkDelivery(
  { orderType, customerAddress }: { orderType: OrderType; customerAddress?: string | null },
  deliveryMode: DeliveryMode,
): DeliveryProblem | undefined {
  if (orderType !== 'delivery') return undefined
  if (deliveryMode === 'off') {
    return { field: 'orderType', code: 'orders.delivery-off', message: 'Delivery is not offered' }
  }
  if (oneLine(customerAddress ?? '').length >= minAddressLength) return undefined
  return {
    field: 'customerAddress',
    code: 'orders.address-too-short',
    message: 'Address is required for delivery orders and must be at least 5 characters long',
  }
}

const orderTypes: readonly CheckoutForm['orderType'][] = ['dine-in', 'takeout', 'delivery']
const paymentMethods: readonly CheckoutForm['paymentMethod'][] = ['cash', 'transfer']

/** Makes a valid form from any value that the browser has stored. A field with an unusable value is left empty. Never throws. */
export function restoreCheckout(stored: unknown): CheckoutForm {
  const { text, value } = storedFields<keyof CheckoutForm>(stored)
  return {
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerPhone: text('customerPhone'),
    customerAddress: text('customerAddress'),
    orderType: orderTypes.find((type) => type === value('orderType')) ?? emptyCheckout.orderType,
    tableLabel: text('tableLabel'),
    paymentMethod:
      paymentMethods.find((method) => method === value('paymentMethod')) ?? emptyCheckout.paymentMethod,
    specialInstructions: text('specialInstructions'),
    requestedTime: text('requestedTime'),
  }
}
