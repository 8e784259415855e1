import { emptyCheckout, type CheckoutForm } from './checkout.ts'

const orderTypes: readonly CheckoutForm['orderType'][] = ['dine-in', 'takeout', 'delivery']
const paymentMethods: readonly CheckoutForm['paymentMethod'][] = ['cash', 'transfer']

/** The half-filled form that the browser kept, whatever it holds by now: what does not fit is left empty. Never throws. */
export function restoreCheckout(kept: unknown): CheckoutForm {
  if (typeof kept !== 'object' || kept === null) return emptyCheckout
  const values = new Map<string, unknown>(Object.entries(kept))
  const text = (name: keyof CheckoutForm) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    customerName: text('customerName'),
    customerEmail: text('customerEmail'),
    customerPhone: text('customerPhone'),
    customerAddress: text('customerAddress'),
    orderType: orderTypes.find((type) => type === values.get('orderType')) ?? emptyCheckout.orderType,
    paymentMethod:
      paymentMethods.find((method) => method === values.get('paymentMethod')) ?? emptyCheckout.paymentMethod,
    specialInstructions: text('specialInstructions'),
    requestedTime: text('requestedTime'),
  }
}
