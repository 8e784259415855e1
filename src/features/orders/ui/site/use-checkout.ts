import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { amountText } from '#src/kernel/money.ts'
import { oneLine } from '#src/kernel/typed-text.ts'
import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { serverTime } from '#src/web/clock.ts'
import { formDraft, type FormDraft } from '#src/web/forms/form-draft.ts'
import type { FormRequest } from '#src/web/forms/form-parts.ts'
import { usePublicForm, type PublicFormState } from '#src/web/forms/use-public-form.ts'
import { takeTable } from '#src/features/cart/ui/site/visit-table.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import type { PlacedOrder, Quote } from '../../contract/order.ts'
import { checkCheckout, emptyCheckout, type CheckoutForm, restoreCheckout } from '../../rules/checkout.ts'
import {
  emptyResult,
  isAboutLines,
  resultOfQuote,
  resultOfProblem,
  type CartResult,
} from '../../rules/review-cart.ts'
import { cartTotals } from '../../rules/order-totals.ts'
import { orderingProblems } from '../../texts/problem-texts.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import { orderTimesKey } from './use-order-times.ts'
import { orderedItems, type CartQuote } from './cart-quote.ts'

export interface Checkout extends PublicFormState<CheckoutForm, PlacedOrder> {
  /** Which of the fields about the guest may stay empty. */
  readonly optional: readonly string[]
  /** The id of the `datalist` with tables to suggest, if there is one. */
  readonly tableList?: string | undefined
  /** The next free times, YYYY-MM-DDTHH:mm, if the requested time was full. */
  readonly nextFree: readonly string[]
}

/** What differs between a guest who fills in the form and staff who fill it in for a guest. */
interface CheckoutKind {
  readonly draft: FormDraft<CheckoutForm>
  optional(values: CheckoutForm): readonly string[]
  readonly tableList?: string
  readonly problems: typeof orderingProblems
  send(request: FormRequest<OrderBody>): Promise<PlacedOrder>
}

interface CheckoutOutcomes {
  readonly quote: CartQuote
  onPlaced(order: PlacedOrder): void
  /** Called if the server has rejected the order because of the content of the cart. */
  onCartRejected(): void
}

/** The kind of checkout in which guests order for themselves. */
export const guestCheckout: CheckoutKind = {
  draft: formDraft('checkout', emptyCheckout, restoreCheckout),
  optional: () => [],
  problems: orderingProblems,
  send: (request) => browserApi.call('POST /api/orders', request),
}

const fieldCodes = {
  customerName: 'orders.name-required',
  customerPhone: 'orders.phone-required',
  customerEmail: 'orders.email-invalid',
  tableLabel: 'orders.table-too-long',
} as const

/** The checkout form: its fields, its validation and the API call that places the order. */
export function useCheckout(
  { draft, optional, tableList, problems, send }: CheckoutKind,
  { quote, onPlaced, onCartRejected }: CheckoutOutcomes,
): Checkout {
  const texts = useOrderingTexts()
  const settings = useSiteSettings()
  const client = useQueryClient()
  const [nextFree, setNextFree] = useState<readonly string[]>([])
  const form = usePublicForm({
    draft,
    check: (values) =>
      checkCheckout(values, settings, serverTime()).filter(
        ({ field, code }) => !(code.endsWith('-required') && optional(values).includes(field)),
      ),
    body: (values) => orderBody(values, quote),
    send,
    problems,
    texts: { failed: texts.failed.title, tryLater: texts.failed.tryLater },
    fieldCodes,
    codeFields: { 'orders.time-full': 'requestedTime' },
    announced: { 'orders.address-required': texts.checkout.missingInformation },
    onDone: onPlaced,
    onFailed(error) {
      setNextFree(nextFreeOf(error))
      void client.invalidateQueries({ queryKey: [orderTimesKey] })
      const result = cartResultOf(error, quote)
      if (!result) return false
      quote.update(result)
      onCartRejected()
      return true
    },
  })
  return {
    ...form,
    optional: optional(form.values),
    tableList,
    nextFree,
    submit(event) {
      // By sending the form, the guest accepts the VAT on the screen, even if the prices could not be fetched.
      quote.noteVat()
      form.submit(event)
    },
  }
}

/** The values for fields of the form that are known from the QR code on a table. Empty if the guest has not come by such a code. */
export function fieldsOfTable(): Partial<CheckoutForm> {
  const label = takeTable()
  return label === undefined ? {} : { orderType: 'dine-in', tableLabel: label }
}

type OrderBody = ReturnType<typeof orderBody>

function orderBody(values: CheckoutForm, { lines, tax }: CartQuote) {
  const { requestedTime, customerAddress, specialInstructions, tableLabel: table, ...rest } = values
  const label = values.orderType === 'dine-in' && oneLine(table)
  const { subtotal, grandTotal } = cartTotals(lines, tax)
  return {
    ...rest,
    ...(label && { tableLabel: label }),
    ...(values.orderType === 'delivery' && { customerAddress }),
    ...(oneLine(specialInstructions) && { specialInstructions }),
    ...(requestedTime && { requestedTime }),
    items: orderedItems(lines),
    totalAmount: amountText(subtotal),
    grandTotal: amountText(grandTotal),
  }
}

/** The next free times in the response to an order whose requested time was full. */
function nextFreeOf(error: unknown): readonly string[] {
  if (!(error instanceof ApiError) || error.code !== 'orders.time-full') return []
  // The contract says that `details` has this form for this error code. The cast relies on that.
  return (error.details as { next: string[] }).next
}

/** The result for the cart in the response to a rejected order. Undefined if the error does not concern the cart. */
function cartResultOf(error: unknown, { lines }: CartQuote): CartResult | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { details } = error
  if (
    error.code === 'orders.price-changed' &&
    typeof details === 'object' &&
    details !== null &&
    'quote' in details
  ) {
    // The contract says that `details.quote` has this form for this error code. The cast relies on that.
    return resultOfQuote(lines, details.quote as Quote)
  }
  // The server has rejected the order because a note is too long. Only another tab can have written such a note, and the cart
  // itself shows which note it is.
  if (Object.keys(error.fields).some((field) => /^items\.\d+\.note$/.test(field))) return emptyResult
  const result = resultOfProblem(lines, error)
  return isAboutLines(result) ? result : undefined
}
