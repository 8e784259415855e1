import { amountOf } from '#src/kernel/money.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import type { MenuItem } from '../../contract/menu.ts'

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
