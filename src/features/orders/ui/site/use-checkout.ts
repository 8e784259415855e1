import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { dismissToast, showToast } from '#src/design/toast-store.ts'
import { amountText } from '#src/kernel/money.ts'
import { ApiError } from '#src/web/api.ts'
import { browserApi } from '#src/web/browser-api.ts'
import { attemptFor } from '#src/web/forms/request-attempt.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { totalPrice } from '#src/features/cart/rules/cart.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/shared/site-settings.tsx'
import type { PlacedOrder, Quote } from '../../contract/order.ts'
import { checkCheckout, type CheckoutForm } from '../../rules/checkout.ts'
import { resultOfQuote, resultOfProblem, type CartResult } from '../../rules/review-cart.ts'
import { orderingTexts } from '../../texts/texts.ts'
import { orderItems } from './cart-quote.ts'
import { useCheckoutDraft } from './checkout-draft.ts'
import {
  checkoutErrors,
  fieldProblems,
  focusFirstError,
  type FieldErrors,
  type FieldProblems,
} from './checkout-problems.ts'
import { forgetAttempt, rememberAttempt, rememberedAttempt, type OrderBody } from './order-attempt.ts'
import { codeText, problemText } from './order-problem.ts'
import type { CartQuote } from './use-cart-quote.ts'

export interface Checkout {
  form: CheckoutForm
  change(part: Partial<CheckoutForm>): void
  errors: FieldErrors
  sending: boolean
  /** Why the last attempt failed, in the visitor's language. */
  failure: string | undefined
  /** `honeypot` is the value of the field that people never see. */
  submit(honeypot: string): Promise<void>
  /** The guest goes elsewhere: the errors of the form go with them. */
  leave(): void
}

interface CheckoutOutcomes {
  quote: CartQuote
  onPlaced(order: PlacedOrder): void
  /** The order was rejected for what is in the cart. */
  onCartRejected(): void
}

type Attempted = { outcome: 'none' | 'sending' | 'incomplete' } | { outcome: 'failed'; error: unknown }

/**
 * The checkout's form, its checks and the placing of the order. One tap or many, a lost response or none: one order.
 */
export function useCheckout({ quote, onPlaced, onCartRejected }: CheckoutOutcomes): Checkout {
  const language = useLanguage()
  const texts = useTexts(orderingTexts)
  const settings = useSiteSettings()
  const { form, change, reset } = useCheckoutDraft()
  const [attempted, setAttempted] = useState<Attempted>({ outcome: 'none' })
  const [rejections, setRejections] = useState<FieldProblems>({})
  // A second tap can come before the first has been drawn.
  const busy = useRef(false)
  const lastToast = useRef<number>(undefined)

  function dismissLastToast() {
    if (lastToast.current !== undefined) dismissToast(lastToast.current)
    lastToast.current = undefined
  }

  const errorsNow = (problems: FieldProblems) =>
    checkoutErrors(form, settings, new Date(), problems, language)

  async function submit(honeypot: string) {
    if (busy.current) return
    dismissLastToast()
    const errors = errorsNow({})
    flushSync(() => {
      setRejections({})
      setAttempted({ outcome: Object.keys(errors).length > 0 ? 'incomplete' : 'sending' })
    })
    if (Object.keys(errors).length > 0) return sayWhatIsMissing(errors)
    busy.current = true
    try {
      const order = await send(orderBody(form, quote, language, honeypot))
      setAttempted({ outcome: 'none' })
      reset()
      onPlaced(order)
    } catch (error) {
      fail(error)
    } finally {
      busy.current = false
    }
  }

  /** Drawn at once: it takes room in the drawer, and what gets the focus next is scrolled into what is left. */
  function sayFailure(title: string, description: string) {
    lastToast.current = flushSync(() => showToast({ title, description, tone: 'error' }))
  }

  const missingInformation = (typed: CheckoutForm) =>
    checkCheckout(typed, settings.deliveryMode).find(({ title }) => title)

  function sayWhatIsMissing(errors: FieldErrors) {
    const titled = missingInformation(form)
    if (titled) {
      const description = codeText(titled.code, language) ?? titled.message
      sayFailure(texts.checkout.missingInformation, description)
    }
    focusFirstError(errors)
  }

  function fail(error: unknown) {
    const problems = fieldProblems(error)
    flushSync(() => {
      setRejections(problems)
      setAttempted({ outcome: 'failed', error })
    })
    const description = problemText(error, language)
    sayFailure(texts.failed.title, description)
    const result = cartResultOf(error, quote)
    if (result) {
      quote.update(result)
      onCartRejected()
    } else focusFirstError(errorsNow(problems))
  }

  return {
    form,
    change(part) {
      const repairs = missingInformation(form) && !missingInformation({ ...form, ...part })
      if (repairs || Object.keys(part).some((field) => field in rejections)) dismissLastToast()
      setRejections((current) =>
        Object.fromEntries(Object.entries(current).filter(([field]) => !Object.hasOwn(part, field))),
      )
      change(part)
    },
    errors: attempted.outcome === 'none' || attempted.outcome === 'sending' ? {} : errorsNow(rejections),
    sending: attempted.outcome === 'sending',
    failure: attempted.outcome === 'failed' ? problemText(attempted.error, language) : undefined,
    submit,
    leave: dismissLastToast,
  }
}

function orderBody(
  form: CheckoutForm,
  { lines }: CartQuote,
  language: 'vi' | 'en',
  honeypot: string,
): OrderBody {
  const { requestedTime, customerAddress, specialInstructions, ...rest } = form
  return {
    ...rest,
    ...(form.orderType === 'delivery' && { customerAddress }),
    ...(specialInstructions.trim() && { specialInstructions }),
    ...(requestedTime && { requestedTime }),
    items: orderItems(lines),
    totalAmount: amountText(totalPrice(lines)),
    language,
    website: honeypot,
  }
}

async function send(body: OrderBody): Promise<PlacedOrder> {
  const attempt = attemptFor(body, rememberedAttempt())
  rememberAttempt(attempt)
  try {
    const order = await browserApi.call('POST /api/orders', {
      body: attempt.body,
      headers: { 'Idempotency-Key': attempt.key },
    })
    forgetAttempt()
    return order
  } catch (error) {
    if (error instanceof ApiError && error.code === 'orders.key-reused') forgetAttempt()
    throw error
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
  const result = resultOfProblem(lines, error)
  return Object.keys(result.problems).length > 0 ? result : undefined
}
