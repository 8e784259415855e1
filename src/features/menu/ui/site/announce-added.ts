import { showToast } from '#src/design/toast-store.ts'
import { showOrdering } from '#src/features/cart/ui/shared/cart-store.ts'
import type { addTexts } from '../../texts/add-texts.ts'

/** Says what has gone into the cart, with the way there. On a phone the bar at the foot of the screen leads there. */
export function announceAdded(texts: (typeof addTexts)['en'], description: string): void {
  showToast({
    title: texts.added,
    description,
    tone: 'success',
    announcedOnly: 'on-phones',
    action: { label: texts.viewCart, onSelect: () => showOrdering('cart') },
  })
}
