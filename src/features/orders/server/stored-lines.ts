import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { StoredLine } from '../contract/order.ts'
import { presentQuote } from './present-order.ts'
import type { PricedCart } from './price-cart.ts'

/** The lines of a priced cart as the order stores them; `items` are those asked for, in the same order. */
export function storedLines(
  cart: PricedCart,
  items: readonly { readonly note?: string | null | undefined }[],
  menu: readonly MenuDish[],
): StoredLine[] {
  const { lines, vatRate } = presentQuote(cart)
  return lines.map((line, index) => ({
    ...line,
    price: line.unitPrice,
    customization: cart.lines[index]?.choices ?? [],
    note: items[index]?.note ?? null,
    category: categoryOf(line.id, menu),
    vatRate,
  }))
}

/** The category that a dish is sold in today. */
function categoryOf(dishId: string, menu: readonly MenuDish[]): StoredLine['category'] {
  const category = menu.find((dish) => dish.id === dishId)?.category
  return category ? { id: category.id, name: category.name, nameVi: category.nameVi } : null
}
