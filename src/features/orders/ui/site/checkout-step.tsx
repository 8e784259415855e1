import type { KeyboardEvent, ReactNode } from 'react'

import { Button } from '#src/design/button.tsx'
import { ChoiceCard, ChoiceGroup } from '#src/design/choice-card.tsx'
import { TextAreaField } from '#src/design/field.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { ArrowLeftIcon, BankIcon, CashIcon } from '#src/design/task-icons.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { FormFailure } from '#src/web/forms/form-end.tsx'
import { PublicForm } from '#src/web/forms/public-form.tsx'
import { textInput } from '#src/web/forms/text-input.ts'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { orderLabels } from '../../texts/order-labels.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { ContactFields } from './contact-fields.tsx'
import { FulfilmentFields } from './fulfilment-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import styles from './ordering.module.css'
import { TimeFields } from './time-fields.tsx'
import type { CartQuote } from './use-cart-quote.ts'
import type { Checkout } from './use-checkout.ts'

const formId = 'checkout'

interface CheckoutStepProps {
  checkout: Checkout
  quote: CartQuote
}

/** The checkout form. */
export function CheckoutStep({ checkout, quote }: CheckoutStepProps) {
  return (
    <PublicForm form={checkout} id={formId} className={styles.form} onKeyDown={moveToNextField}>
      <OrderSummary quote={quote} />
      <FulfilmentFields checkout={checkout} />
      <TimeFields checkout={checkout} />
      <ContactFields checkout={checkout} />
      <PaymentFields checkout={checkout} />
      <Instructions checkout={checkout} />
    </PublicForm>
  )
}

function PaymentFields({ checkout: { values, change } }: { checkout: Checkout }) {
  const texts = useTexts(orderingTexts).checkout
  const labels = orderLabels[useLanguage()].payment
  const card = (method: typeof values.paymentMethod, picture: ReactNode) => (
    <ChoiceCard
      type="radio"
      name="paymentMethod"
      label={labels[method]}
      picture={picture}
      checked={values.paymentMethod === method}
      onChange={() => change({ paymentMethod: method })}
    />
  )
  return (
    <ChoiceGroup type="radio" legend={texts.payment}>
      {card('cash', <CashIcon />)}
      {card('transfer', <BankIcon />)}
    </ChoiceGroup>
  )
}

function Instructions({ checkout }: { checkout: Checkout }) {
  const texts = useTexts(orderingTexts)
  return (
    <TextAreaField
      {...textInput(checkout, 'specialInstructions')}
      label={texts.checkout.instructions}
      note={texts.optional}
      hint={texts.checkout.instructionsHint}
      maxLength={1000}
    />
  )
}

/** The keyboard's "next" goes to the next field instead of sending a form that is half filled. */
function moveToNextField(event: KeyboardEvent<HTMLFormElement>) {
  const input = event.target
  if (event.key !== 'Enter' || !(input instanceof HTMLInputElement) || input.enterKeyHint !== 'next') return
  event.preventDefault()
  const fields = [...event.currentTarget.elements].filter((element) =>
    element.matches('input:not([tabindex="-1"]), textarea, select'),
  )
  const next = fields[fields.indexOf(input) + 1]
  if (next instanceof HTMLElement) next.focus()
}

interface CheckoutFooterProps extends CheckoutStepProps {
  onBack(): void
}

/** Why the last attempt failed, the way back, and the one button that orders. */
export function CheckoutFooter({ checkout, quote, onBack }: CheckoutFooterProps) {
  const texts = useTexts(orderingTexts)
  const isSending = checkout.status.state === 'sending'
  return (
    <div className={styles.footer}>
      <FormFailure status={checkout.status} title={texts.failed.title} />
      <div className={styles.place}>
        <IconButton
          look="outline"
          label={texts.checkout.back}
          icon={<ArrowLeftIcon />}
          disabled={isSending}
          onClick={onBack}
        />
        <Button
          type="submit"
          form={formId}
          wide
          size="large"
          trailing={formatMoney(quote.totals.grandTotal)}
          pending={isSending}
        >
          {texts.checkout.place}
        </Button>
      </div>
    </div>
  )
}
