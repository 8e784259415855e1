import { showToast } from '../../../../design/toast-store.ts'
import { useOrdering } from '../../../cart/ui/parts/cart-store.ts'
import type { menuTexts } from '../../texts/texts.ts'

/** Says what has gone into the cart, with the way there. */
export function announceAdded(texts: (typeof menuTexts)['en'], description: string): void {
  showToast({
    title: texts.added,
    description,
    tone: 'success',
    action: { label: texts.viewCart, onSelect: () => useOrdering.getState().show('cart') },
  })
}
