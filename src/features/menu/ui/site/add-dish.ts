import { showToast } from '#src/design/toast-store.ts'
import { inLanguage, type Language } from '#src/kernel/language.ts'
import { amountOf } from '#src/kernel/money.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import type { Cart } from '#src/features/cart/ui/shared/cart-store.ts'
import type { MenuItem } from '../../contract/menu.ts'
import { addTexts } from '../../texts/add-texts.ts'

/** Puts one of a dish that has nothing to ask into the cart, and says so, or why not. */
export function addDirectly(cart: Cart, dish: MenuItem, language: Language): void {
  const texts = addTexts[language]
  const problem = cart.add(cartLineOf(dish))
  if (problem) showToast({ title: texts.rejected[problem], tone: 'error' })
  else announceAdded(cart, texts, inLanguage(language, dish.name, dish.nameVi))
}

/** A dish as the cart stores it; as it is, one piece, unless the guest chose otherwise. */
export function cartLineOf(dish: MenuItem, chosen: Partial<Omit<CartLine, 'id' | 'image'>> = {}): CartLine {
  const { id, name, nameVi, imageUrl } = dish
  return {
    id,
    name,
    nameVi,
    image: imageUrl,
    price: amountOf(dish.price),
    quantity: 1,
    customization: null,
    ...chosen,
  }
}

/** Says what has gone into the cart, with the way there. On a phone the bar at the foot of the screen leads there. */
export function announceAdded({ show }: Cart, texts: (typeof addTexts)['en'], description: string): void {
  showToast({
    title: show ? texts.added : texts.addedToOrder,
    description,
    tone: 'success',
    announcedOnly: 'on-phones',
    ...(show && { action: { label: texts.viewCart, onSelect: show } }),
  })
}
