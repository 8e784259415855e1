import { useEffect, useRef } from 'react'

import { showToast } from '#src/design/toast-store.ts'
import { CurrentText } from '#src/web/current-text.tsx'
import { showEnglish } from '#src/web/english-parts.tsx'
import { markEnglishDish } from '#src/kernel/english-names.ts'
import { lineKey, type CartLine } from '../../rules/cart.ts'
import { cartTexts } from '../../texts/cart-texts.ts'
import { useCart, useCartLines } from './cart-store.ts'
import type { Cart } from './stored-cart.ts'

/**
 * Removes lines from the cart. A toast lets the guest put the line back in its old place, and the focus moves to the next line.
 * `area` is the element around the lines. It must also contain the element that gets the focus when the cart is empty: a link, or a
 * text with `tabIndex` -1.
 */
export function useLineRemoval() {
  const area = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number>(undefined)
  const count = useRef(0)
  const cart = useCart()
  const lines = useCartLines()

  useEffect(() => {
    const index = removedAt.current
    const emptied = lines.length === 0 && count.current > 0
    removedAt.current = undefined
    count.current = lines.length
    if (emptied) return area.current?.querySelector<HTMLElement>('a, [tabindex="-1"]')?.focus()
    if (index === undefined) return
    const buttons = area.current?.querySelectorAll<HTMLElement>('[data-remove-line]')
    buttons?.[Math.min(index, buttons.length - 1)]?.focus()
  }, [lines])

  function remove(line: CartLine) {
    const index = lines.indexOf(line)
    removedAt.current = index
    cart.remove(lineKey(line))
    showToast({
      title: (
        <CurrentText
          of={(language) => showEnglish(cartTexts[language].removed(markEnglishDish(language, line)))}
        />
      ),
      followsLanguage: true,
      action: {
        label: <CurrentText of={(language) => cartTexts[language].undo} />,
        onSelect: () => putBack(cart, line, index),
      },
    })
  }

  return { area, remove }
}

/** Puts a removed line back in its old place, unless the guest has added an equal line meanwhile. */
function putBack(cart: Cart, line: CartLine, index: number): void {
  const lines = cart.lines()
  if (lines.some((other) => lineKey(other) === lineKey(line))) return
  cart.replace([...lines.slice(0, index), line, ...lines.slice(index)])
}
