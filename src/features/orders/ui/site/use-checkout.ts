import { amountText } from '#src/kernel/money.ts'
import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { formDraft } from '#src/web/forms/form-draft.ts'
import { usePublicForm, type PublicFormState } from '#src/web/forms/use-public-form.ts'
import { useTexts } from '#src/web/language.tsx'
import { totalPrice } from '#src/features/cart/rules/cart.ts'
import { asTableLabel } from '#src/features/cart/rules/visit-table.ts'
import { rememberTable, takeTable } from '#src/features/cart/ui/shared/visit-table.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import type { PlacedOrder, Quote } from '../../contract/order.ts'
import { checkCheckout, emptyCheckout, type CheckoutForm } from '../../rules/checkout.ts'
import { restoreCheckout } from '../../rules/restore-checkout.ts'
import { emptyResult, resultOfQuote, resultOfProblem, type CartResult } from '../../rules/review-cart.ts'
import { orderingProblems } from '../../texts/problem-texts.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { orderedItems } from './cart-quote.ts'
import type { CartQuote } from './use-cart-quote.ts'

export type Checkout = PublicFormState<CheckoutForm, PlacedOrder>

interface CheckoutOutcomes {
  readonly quote: CartQuote
  onPlaced(): void
  /** The order was rejected for what is in the cart. */
  onCartRejected(): void
}

const draft = formDraft('checkout', emptyCheckout, restoreCheckout)

const fieldCodes = {
  customerName: 'orders.name-required',
  customerPhone: 'orders.phone-required',
  customerEmail: 'orders.email-invalid',
  tableLabel: 'orders.table-too-long',
} as const

/** The checkout's form: its fields, its check and the call that places the order. */
export function useCheckout({ quote, onPlaced, onCartRejected }: CheckoutOutcomes): Checkout {
  const texts = useTexts(orderingTexts)
  const settings = useSiteSettings()
  return usePublicForm({
    draft,
    check: (values) => checkCheckout(values, settings, new Date()),
    body: (values) => orderBody(values, quote),
    send: (request) => browserApi.call('POST /api/orders', request),
    problems: orderingProblems,
    texts: { failed: texts.failed.title, tryLater: texts.failed.tryLater },
    fieldCodes,
    announced: { 'orders.address-required': texts.checkout.missingInformation },
    onDone(order) {
      // Whoever orders once more at the table need not name it again.
      if (order.tableLabel) rememberTable(order.tableLabel)
      onPlaced()
    },
    onFailed(error) {
      const result = cartResultOf(error, quote)
      if (!result) return false
      quote.update(result)
      onCartRejected()
      return true
    },
  })
}

/** What the code on a table fills in, for the checkout to open with; nothing where the guest has come without one. */
export function fieldsOfTable(): Partial<CheckoutForm> {
  const label = takeTable()
  return label === undefined ? {} : { orderType: 'dine-in', tableLabel: label }
}

function orderBody(values: CheckoutForm, { lines }: CartQuote) {
  const { requestedTime, customerAddress, specialInstructions, tableLabel: table, ...rest } = values
  const label = values.orderType === 'dine-in' && asTableLabel(table)
  return {
    ...rest,
    ...(label && { tableLabel: label }),
    ...(values.orderType === 'delivery' && { customerAddress }),
    ...(specialInstructions.trim() && { specialInstructions }),
    ...(requestedTime && { requestedTime }),
    items: orderedItems(lines),
    totalAmount: amountText(totalPrice(lines)),
  }
}

/** The result for the cart in a rejected order; undefined when the error is about something else. */
function cartResultOf(error: unknown, { lines }: CartQuote): CartResult | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { details } = error
  if (
    error.code === 'orders.price-changed' &&
    typeof details === 'object' &&
    details !== null &&
    'quote' in details
  ) {
    // The API returns this error with the quote its contract describes.
    return resultOfQuote(lines, details.quote as Quote)
  }
  // Another tab has written a note that is too long: the cart itself shows which.
  if (Object.keys(error.fields).some((field) => /^items\.\d+\.note$/.test(field))) return emptyResult
  const result = resultOfProblem(lines, error)
  return Object.keys(result.problems).length > 0 ? result : undefined
}
