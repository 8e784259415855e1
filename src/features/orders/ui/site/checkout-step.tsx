import { Button } from '#src/design/button.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import { ArrowLeftIcon } from '#src/design/task-icons.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { FormFailure } from '#src/web/forms/form-end.tsx'
import { useTexts } from '#src/web/language.tsx'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { OrderSummary } from './order-summary.tsx'
import styles from './ordering.module.css'
import { CheckoutForm } from '../shared/checkout-form.tsx'
import type { CartQuote } from '../shared/use-cart-quote.ts'
import type { Checkout } from '../shared/use-checkout.ts'

const formId = 'checkout'

interface CheckoutStepProps {
  checkout: Checkout
  quote: CartQuote
}

/** The checkout form. */
export function CheckoutStep({ checkout, quote }: CheckoutStepProps) {
  return (
    <CheckoutForm checkout={checkout} id={formId}>
      <OrderSummary quote={quote} />
    </CheckoutForm>
  )
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
