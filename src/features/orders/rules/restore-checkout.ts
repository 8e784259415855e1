import { storedFields } from '#src/kernel/stored-fields.ts'
import { emptyCheckout, type CheckoutForm } from './checkout.ts'

const orderTypes: readonly CheckoutForm['orderType'][] = ['dine-in', 'takeout', 'delivery']
const paymentMethods: readonly CheckoutForm['paymentMethod'][] = ['cash', 'transfer']

/**
 * The half-filled form that the browser stored, whatever it holds by now: what does not fit is left empty. Never
 * throws.
 */
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
