import type { RefObject } from 'react'

import { FormFailure } from '#src/web/forms/form-end.tsx'
import { useTexts } from '#src/web/language.tsx'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { CartFooter } from '../site/cart-footer.tsx'
import { CartStep } from '../site/cart-step.tsx'
import { CheckoutForm } from '../site/checkout-form.tsx'
import { useOrderingTexts } from '../site/current-ordering-texts.ts'
import type { CartQuote } from '../site/cart-quote.ts'
import type { Checkout } from '../site/use-checkout.ts'
import { AsLastTime } from './as-last-time.tsx'
import { KnownGuestPart } from './known-guest-part.tsx'
import styles from './phone-order.module.css'

interface PhoneOrderEntryProps {
  readonly quote: CartQuote
  readonly checkout: Checkout
}

/** The dishes of the order, then everything else that staff ask the guest. */
export function PhoneOrderEntry({
  quote,
  checkout,
  lines,
}: PhoneOrderEntryProps & { readonly lines: RefObject<HTMLDivElement | null> }) {
  const texts = useTexts(phoneOrderTexts)
  return (
    <>
      <div ref={lines} tabIndex={-1} className={styles.lines}>
        <CartStep
          quote={quote}
          empty={
            <p tabIndex={-1} className={styles.empty}>
              {texts.empty}
            </p>
          }
        />
      </div>
      <CheckoutForm
        checkout={checkout}
        belowPhone={
          <KnownGuestPart
            phone={checkout.values.customerPhone}
            name={checkout.values.customerName}
            address={checkout.values.customerAddress}
            onTake={({ name, address }) =>
              checkout.change({
                ...(name !== undefined && { customerName: name }),
                ...(address !== undefined && { customerAddress: address }),
              })
            }
            After={AsLastTime}
          />
        }
      />
    </>
  )
}

/**
 * Why the last attempt failed, what the order costs, and one button. If something prevents the order, such as changed prices, the
 * button settles that; otherwise it enters the order.
 */
export function PhoneOrderFooter({ quote, checkout }: PhoneOrderEntryProps) {
  const texts = useOrderingTexts()
  return (
    <>
      <FormFailure status={checkout.status} title={texts.failed.title} />
      <CartFooter
        quote={quote}
        pending={checkout.status.state === 'sending'}
        ready={{ label: texts.checkout.place, act: () => checkout.element.current?.requestSubmit() }}
      />
    </>
  )
}
