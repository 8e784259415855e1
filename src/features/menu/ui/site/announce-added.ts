import { showToast } from '#src/design/toast-store.ts'
import { showOrdering } from '#src/features/cart/ui/shared/cart-store.ts'
import type { menuTexts } from '../../texts/texts.ts'

/** Says what has gone into the cart, with the way there. On a phone the bar at the foot of the screen leads there. */
export function announceAdded(texts: (typeof menuTexts)['en'], description: string): void {
  showToast({
    title: texts.added,
    description,
    tone: 'success',
    announcedOnly: 'on-phones',
    action: { label: texts.viewCart, onSelect: () => showOrdering('cart') },
  })
}
