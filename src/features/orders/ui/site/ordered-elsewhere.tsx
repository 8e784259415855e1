import { useState } from 'react'

import { Button, ButtonLink } from '#src/design/button.tsx'
import { SuccessMark } from '#src/design/success-mark.tsx'
import { deviceTime, pageOpenedAt } from '#src/web/clock.ts'
import { useTexts } from '#src/web/language.tsx'
import { useStore } from '#src/web/store.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { guestCart, useCartLines } from '#src/features/cart/ui/site/cart-store.ts'
import { type OrderedCart, ticketOfOrdered } from '../../rules/ordered-cart.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import styles from './ordering.module.css'

/** Empties the cart in all tabs of the browser, after it was ordered. The other tabs then show which order emptied the cart. */
export function emptyOrderedCart(ticketUrl: string): void {
  const ordered: OrderedCart = { ticketUrl, at: deviceTime() }
  guestCart.store.set({ lines: [], ordered })
}

interface OrderedElsewhere {
  readonly ticketUrl: string
  /** The lines that the cart contained in this tab. Empty if this tab has never shown a filled cart. */
  readonly lines: readonly CartLine[]
}

/**
 * The order by which another tab has emptied the cart that this tab was showing. Undefined if there is none, or if it is `own`, the
 * order that this tab has placed.
 */
export function useOrderedElsewhere(own: string | undefined): OrderedElsewhere | undefined {
  const ordered = useStore(guestCart.store, (state) => state.ordered)
  const lines = useCartLines()
  const [filled, setFilled] = useState(lines)
  if (lines.length > 0 && lines !== filled) setFilled(lines)
  const ticketUrl = ticketOfOrdered(ordered, pageOpenedAt)
  return ticketUrl === undefined || ticketUrl === own ? undefined : { ticketUrl, lines: filled }
}

interface OrderedElsewhereStepProps {
  readonly order: OrderedElsewhere
  onLeave(): void
}

/**
 * Shown in place of the cart or the checkout if another tab has ordered its dishes. Shows a link to the ticket, and a button that
 * puts the dishes into the cart again.
 */
export function OrderedElsewhereStep({ order, onLeave }: OrderedElsewhereStepProps) {
  const texts = useTexts(orderingTexts)
  return (
    <div className={styles.success}>
      <SuccessMark />
      <p>{texts.elsewhere.message}</p>
      <ButtonLink to={order.ticketUrl} wide size="large" onClick={onLeave}>
        {texts.success.ticket}
      </ButtonLink>
      {order.lines.length > 0 && (
        <Button look="ghost" onClick={() => guestCart.replace(order.lines)}>
          {texts.elsewhere.again}
        </Button>
      )}
    </div>
  )
}
