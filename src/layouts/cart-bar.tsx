import type { ReactNode } from 'react'
import { useLocation } from 'react-router'

import { BagIcon } from '#src/design/icons.tsx'
import { itemCount, totalPrice } from '#src/features/cart/rules/cart-totals.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import { usePricedLines } from '#src/features/cart/ui/site/stored-cart.ts'
import { formatMoney } from '#src/kernel/money.ts'
import styles from './cart-bar.module.css'
import { useTexts } from '#src/web/language.tsx'
import { preloadOrdering } from './ordering-dialogs.tsx'

const en = {
  label: 'Your cart',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  view: 'View cart',
}

const vi: typeof en = {
  label: 'Giỏ hàng',
  items: (count) => `${count} món`,
  view: 'Xem giỏ',
}

const cartBarTexts = { vi, en }

/**
 * A bar for phones, within reach of the thumb, which shows how much is in the cart and opens the cart. It is the last element of
 * the document and sticks to the bottom of the window. So at the end of the page it covers nothing, and nothing moves when it
 * appears.
 */
export function CartBar(): ReactNode {
  const texts = useTexts(cartBarTexts)
  const lines = usePricedLines()
  // A ticket is about what was ordered or booked already, and its own buttons stand where the bar would.
  if (/^\/(order|reservation)\//.test(useLocation().pathname)) return null
  return (
    <aside className={styles.bar} aria-label={texts.label}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        onPointerEnter={preloadOrdering}
        onFocus={preloadOrdering}
        onClick={() => showOrdering('cart')}
      >
        <BagIcon />
        <span className={styles.text}>
          {texts.items(itemCount(lines))} · {formatMoney(totalPrice(lines))}
        </span>
        <span className={styles.view}>
          <span className="visually-hidden"> · </span>
          {texts.view}
        </span>
      </button>
    </aside>
  )
}
