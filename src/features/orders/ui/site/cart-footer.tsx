import { Button } from '#src/design/button.tsx'
import layout from '#src/design/layout.module.css'
import { PriceLines } from '#src/design/price-lines.tsx'
import { useCart } from '#src/features/cart/ui/site/cart-store.ts'
import { acceptChanges, withoutProblems } from '../../rules/review-cart.ts'
import type { CartQuote } from './cart-quote.ts'
import { useOrderingTexts } from './current-ordering-texts.ts'
import { totalLines } from './total-lines.ts'

/** Focuses the field with a note that is too long. The field itself shows the error. */
function focusLongNote(): void {
  document.querySelector<HTMLElement>('[data-line-note][aria-invalid]')?.focus()
}

interface CartFooterProps {
  quote: CartQuote
  pending: boolean
  /** The label and the action of the button if nothing prevents the order. */
  ready: { readonly label: string; act(): void }
  /** Sends the order again. Set only if the server has rejected an order because of its cart. */
  orderAgain?: (() => void) | undefined
}

/**
 * The bottom of the cart: the totals and one button. If something prevents the order, such as changed prices, the button lets the
 * guest accept or solve it; otherwise the button leads to the next step.
 */
export function CartFooter({ quote, pending, ready, orderAgain }: CartFooterProps) {
  const texts = useOrderingTexts()
  const cart = useCart()
  const { lines, result, review, totals } = quote
  const settled = acceptChanges(withoutProblems(lines, result), result)
  const canOrder = orderAgain !== undefined && settled.length > 0
  function settle() {
    cart.replace(settled)
    quote.acceptVat()
    if (canOrder) orderAgain?.()
  }
  const steps = {
    'has-problems': {
      label: canOrder ? texts.review.removeAndOrder : texts.review.removeProblems,
      act: settle,
    },
    'has-new-choices': {
      label: canOrder ? texts.review.acceptChoicesAndOrder : texts.review.acceptChoices,
      act: settle,
    },
    'has-new-prices': {
      label: canOrder ? texts.review.acceptAndOrder : texts.review.acceptPrices,
      act: settle,
    },
    'has-new-vat': {
      label: canOrder ? texts.review.acceptVatAndOrder : texts.review.acceptVat,
      act: settle,
    },
    'has-long-notes': { label: ready.label, act: focusLongNote },
    ready: canOrder ? { label: texts.checkout.place, act: settle } : ready,
  }
  if (review.state === 'empty') return null
  // There is only one button for all states, and its label changes. So after a press, the button keeps the focus.
  const { label, act } = steps[review.state]
  const tooLarge = review.state === 'ready' && quote.tooLarge
  return (
    <div className={layout.stack3}>
      <PriceLines lines={totalLines(review.newVat?.now ?? totals, texts)} />
      <Button wide size="large" data-next-step disabled={tooLarge} pending={pending} onClick={act}>
        {label}
      </Button>
    </div>
  )
}
