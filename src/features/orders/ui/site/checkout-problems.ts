import type { Language } from '#src/kernel/language.ts'
import { ownValue } from '#src/kernel/own-value.ts'
import { ApiError } from '#src/web/api.ts'
import { fieldCode } from '#src/web/forms/failure-text.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { checkCheckout, emptyCheckout, type CheckoutForm } from '../../rules/checkout.ts'
import { checkRequestedTime } from '../../rules/requested-time.ts'
import type { OrderingProblemCode } from '../../texts/problems-en.ts'
import { codeText } from './order-problem.ts'

/** What is wrong with each field, in the visitor's language. */
export type FieldErrors = Partial<Record<keyof CheckoutForm, string>>

/** The errors of fields in an error of the server: the code where it names one, else the server's message. */
export type FieldProblems = Partial<Record<keyof CheckoutForm, { code: string | undefined; message: string }>>

/** The codes of the fields that the contract's schema checks more closely than the form does. */
const fieldCodes: Partial<Record<keyof CheckoutForm, OrderingProblemCode>> = {
  customerName: 'orders.name-required',
  customerPhone: 'orders.phone-required',
  customerEmail: 'orders.email-invalid',
}

/** The fields an error is about, as far as the form has them. */
export function fieldProblems(error: unknown): FieldProblems {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields)
      .filter(([field]) => Object.hasOwn(emptyCheckout, field))
      .map(([field, message]) => [field, { code: fieldCode(error, ownValue(fieldCodes, field)), message }]),
  )
}

/** Everything wrong with the form now, by the rules and by what the server rejected last. */
export function checkoutErrors(
  form: CheckoutForm,
  settings: CurrentSiteSettings,
  now: Date,
  rejections: FieldProblems,
  language: Language,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [field, rejection] of Object.entries(rejections)) {
    // Object.entries forgets that the keys are fields.
    errors[field as keyof CheckoutForm] = codeText(rejection.code, language) ?? rejection.message
  }
  const time = form.requestedTime ? checkRequestedTime(form.requestedTime, now, settings) : undefined
  if (time) errors.requestedTime = codeText(time.code, language) ?? time.message
  for (const { field, code, message } of checkCheckout(form, settings.deliveryMode)) {
    errors[field] = codeText(code, language) ?? message
  }
  return errors
}

/** The fields from top to bottom, as the form shows them. */
const order: readonly (keyof CheckoutForm)[] = [
  'orderType',
  'customerAddress',
  'requestedTime',
  'customerName',
  'customerPhone',
  'customerEmail',
  'paymentMethod',
  'specialInstructions',
]

/** The id of a field's control, or of its group. */
export function fieldId(field: keyof CheckoutForm): string {
  return `checkout-${field}`
}

/** Puts the focus where the first thing is wrong. */
export function focusFirstError(errors: FieldErrors): void {
  const field = order.find((name) => errors[name] !== undefined)
  const element = field && document.getElementById(fieldId(field))
  const control = element?.matches('fieldset') ? element.querySelector<HTMLElement>('input:enabled') : element
  control?.focus()
}
