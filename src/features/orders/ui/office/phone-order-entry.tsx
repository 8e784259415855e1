import { Fragment, type ReactNode, type RefObject } from 'react'

import { FormFailure } from '#src/web/forms/form-end.tsx'
import { useTexts } from '#src/web/language.tsx'
import { FoldedFields } from '#src/web/office/folded-fields.tsx'
import { useStore } from '#src/web/store.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { phoneOrderTexts } from '../../texts/phone-order-texts.ts'
import { CartFooter } from '../site/cart-footer.tsx'
import { CartStep } from '../site/cart-step.tsx'
import { CheckoutForm } from '../site/checkout-form.tsx'
import { useOrderingTexts } from '../site/current-ordering-texts.ts'
import type { CartQuote } from '../site/cart-quote.ts'
import type { Checkout } from '../site/use-checkout.ts'
import { AsLastTime, placeOfEarlier } from './as-last-time.tsx'
import { KnownGuestPart } from './known-guest-part.tsx'
import { tableOrder } from './phone-order-draft.ts'
import { TableSuggestions } from './table-suggestions.tsx'
import styles from './phone-order.module.css'

interface PhoneOrderEntryProps {
  readonly quote: CartQuote
  readonly checkout: Checkout
}

/** The part of the dialog with the order: its dishes, and the fields for everything else that staff ask the guest. */
export function PhoneOrderEntry({
  quote,
  checkout,
  lines,
  foldsGuest,
}: PhoneOrderEntryProps & {
  readonly lines: RefObject<HTMLDivElement | null>
  /** True if the guests sit at a table, so that staff seldom ask who they are. */
  readonly foldsGuest: boolean
}) {
  const texts = useTexts(phoneOrderTexts)
  const { values } = checkout
  const delivers = useSiteSettings().deliveryMode !== 'off'
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
      {checkout.tableList && <TableSuggestions id={checkout.tableList} />}
      <CheckoutForm
        checkout={checkout}
        ContactFrame={foldsGuest ? FoldedGuest : Fragment}
        belowPhone={
          <KnownGuestPart
            phone={values.customerPhone}
            name={values.customerName}
            // Guests who eat in need no address.
            {...(delivers && values.orderType !== 'dine-in' && { address: values.customerAddress })}
            onTake={({ name, address }) =>
              checkout.change({
                ...(name !== undefined && { customerName: name }),
                ...(address !== undefined && { customerAddress: address, orderType: 'delivery' }),
              })
            }
            renderAfter={(order) => (
              <AsLastTime
                order={order}
                onTake={() => checkout.change(placeOfEarlier(values, order, delivers))}
              />
            )}
          />
        }
      />
    </>
  )
}

/** The fields about guests at a table, folded until something is entered in them. */
function FoldedGuest({ children }: { readonly children: ReactNode }) {
  const { guest } = useTexts(phoneOrderTexts)
  const isEntered = useStore(
    tableOrder.form,
    ({ form: { customerName, customerPhone, customerEmail } }) =>
      `${customerName}${customerPhone}${customerEmail}` !== '',
  )
  return (
    <FoldedFields title={guest} isOpen={isEntered}>
      {children}
    </FoldedFields>
  )
}

/**
 * The bottom of the dialog: why the last attempt failed, the total, and one button. If something prevents the order, such as
 * changed prices, the button lets staff accept or solve it; otherwise the button places the order.
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
