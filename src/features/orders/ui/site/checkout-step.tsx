import { Button } from '#src/design/button.tsx'
import { IconButton } from '#src/design/icon-button.tsx'
import layout from '#src/design/layout.module.css'
import { PriceLines } from '#src/design/price-lines.tsx'
import { ArrowLeftIcon } from '#src/design/icons.tsx'
import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import { formatMoney } from '#src/kernel/money.ts'
import { FormFailure } from '#src/web/forms/form-end.tsx'
import { PrivacyNote } from '#src/web/forms/privacy-note.tsx'
import { showEnglish } from '#src/web/english-parts.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { markEnglishDish } from '#src/kernel/english-names.ts'
import { itemCount } from '#src/features/cart/rules/cart-totals.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { LaterNotice } from './later-notice.tsx'
import styles from './ordering.module.css'
import { CheckoutForm } from './checkout-form.tsx'
import { totalLines } from './total-lines.ts'
import type { CartQuote } from './cart-quote.ts'
import type { Checkout } from './use-checkout.ts'

const formId = 'checkout'
const laterId = 'checkout-day'

interface CheckoutStepProps {
  checkout: Checkout
  quote: CartQuote
}

/** The checkout form, below a summary of the order. */
export function CheckoutStep({ checkout, quote }: CheckoutStepProps) {
  return (
    <>
      <CheckoutForm checkout={checkout} id={formId}>
        <OrderSummary quote={quote} />
      </CheckoutForm>
      <div className={styles.privacy}>
        <PrivacyNote />
      </div>
    </>
  )
}

/** A summary of the dishes and the total above the form, which is closed until the guest opens it. */
function OrderSummary({ quote }: { quote: CartQuote }) {
  const texts = useTexts(orderingTexts)
  const language = useLanguage()
  const dishes = quote.review.lines.map(({ line, quoted, newPrice }) => {
    const dish = markEnglishDish(language, quoted ?? line)
    return {
      label: showEnglish(`${line.quantity} × ${dish}`),
      amount: (newPrice ?? line.price) * line.quantity,
    }
  })
  return (
    <details className={styles.summary}>
      <summary>
        {texts.summary(itemCount(quote.lines))}
        <ChevronDownIcon />
      </summary>
      <PriceLines lines={[...dishes, ...totalLines(quote.totals, texts)]} />
    </details>
  )
}

interface CheckoutFooterProps extends CheckoutStepProps {
  onBack(): void
}

/** The bottom of the checkout: why the last attempt failed, the button back to the cart, and the button that sends the order. */
export function CheckoutFooter({ checkout, quote, onBack }: CheckoutFooterProps) {
  const texts = useTexts(orderingTexts)
  const isSending = checkout.status.state === 'sending'
  return (
    <>
      <LaterNotice requested={checkout.values.requestedTime} id={laterId} />
      <div className={layout.stack3}>
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
            aria-describedby={laterId}
          >
            {texts.checkout.place}
          </Button>
        </div>
      </div>
    </>
  )
}
