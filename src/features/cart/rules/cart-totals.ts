/** The fields of a cart line that are needed for the totals. `price` is in whole VND for one piece. */
export interface PricedLine {
  readonly price: number
  readonly quantity: number
}

/** The number of pieces in all lines, which the cart button shows. */
export function itemCount(cart: readonly Pick<PricedLine, 'quantity'>[]): number {
  return cart.reduce((count, { quantity }) => count + quantity, 0)
}

/** The sum of price times quantity in whole VND. VAT may be added to it. */
export function totalPrice(cart: readonly PricedLine[]): number {
  return cart.reduce((total, { price, quantity }) => total + price * quantity, 0)
}

/**
 * The lines of a stored cart that have a valid price and quantity. Other entries are left out. `restoreCart` checks the other
 * fields of a line.
 */
export function pricedLines(stored: unknown): readonly PricedLine[] {
  return Array.isArray(stored) ? stored.filter(isPriced) : []
}

function isPriced(line: unknown): line is PricedLine {
  const { price = -1, quantity = 0 } = Object(line) as Partial<PricedLine>
  return Number.isSafeInteger(price) && price >= 0 && Number.isSafeInteger(quantity) && quantity > 0
}
