import { conflict, invalid, type ProblemError } from '#src/kernel/problem.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import type { OrderItemInput, StoredLine } from '../contract/order.ts'
import { linePictures, picturesIn } from '../rules/line-pictures.ts'
import { type OrderProblem, type PricedCart, priceOrder } from '../rules/price-order.ts'
import { notEnoughLeft } from './move-portions.ts'
import { presentQuote } from './present-order.ts'

/**
 * Computes the prices of a cart with the current menu, no matter which prices the guest's browser has shown. Throws 409 if dishes
 * or options do not exist or are sold out, and 400 if choices or amounts break a rule. `lineOf` turns the index of an item into the
 * line number that reported problems contain.
 */
export function priceCart(
  menu: readonly MenuDish[],
  items: readonly OrderItemInput[],
  tax: Tax,
  lineOf: (index: number) => number = (index) => index,
): PricedCart {
  const priced = priceOrder({ items, menu, tax })
  if (priced.outcome === 'rejected')
    throw problemOf(priced.problems.map((problem) => atLine(problem, lineOf)))
  return priced
}

/**
 * Dishes and options that are not available are reported before all other problems, because guests need not correct the choices for
 * a dish that they cannot order.
 */
function problemOf(problems: readonly OrderProblem[]): ProblemError {
  const missing = problems.filter((problem) => missingNames(problem).length > 0)
  if (missing.length > 0) {
    const names = [...new Set(missing.flatMap(missingNames))]
    return conflict('orders.dishes-unavailable', `Not available at the moment: ${names.join(', ')}`, {
      problems: missing,
    })
  }
  const short = problems.filter((problem) => problem.code === 'orders.not-enough-left')
  if (short.length > 0) return notEnoughLeft(short)
  const [first] = problems
  return invalid(
    first?.code ?? 'orders.choices-invalid',
    first?.message ?? 'The order cannot be placed',
    Object.fromEntries(problems.map((problem) => [fieldOf(problem), problem.message])),
    { problems },
  )
}

/** The names of the dish, the second half or the options that do not exist or are sold out. Empty for any other problem. */
function missingNames(problem: OrderProblem): string[] {
  if (problem.code === 'orders.dish-sold-out' || problem.code === 'orders.dish-unknown') return [problem.name]
  if (problem.code !== 'orders.choices-invalid') return []
  return problem.problems.flatMap(({ option }) => option?.name ?? [])
}

function atLine(problem: OrderProblem, lineOf: (index: number) => number): OrderProblem {
  return 'line' in problem && problem.line !== undefined
    ? { ...problem, line: lineOf(problem.line) }
    : problem
}

function fieldOf(problem: OrderProblem): string {
  if (!('line' in problem) || problem.line === undefined) return 'items'
  return problem.code === 'orders.choices-invalid'
    ? `items.${problem.line}.customization`
    : `items.${problem.line}`
}

/**
 * The lines of a cart with their prices, in the form that an order stores. `items` are the lines as the guest ordered them, in the
 * same order.
 */
export function storedLines(
  cart: PricedCart,
  items: readonly { readonly note?: string | null | undefined }[],
  menu: readonly MenuDish[],
): StoredLine[] {
  const { lines, vatRate } = presentQuote(cart)
  const pictureOf = picturesIn(menu)
  return lines.map(({ isCustomizable: _today, ...line }, index) => {
    const customization = cart.lines[index]?.choices ?? []
    return {
      ...line,
      price: line.unitPrice,
      customization,
      note: items[index]?.note ?? null,
      category: categoryOf(line.id, menu),
      vatRate,
      ...linePictures({ id: line.id, customization }, pictureOf),
    }
  })
}

/** The current category of a dish. Null if the dish is not on the menu. */
function categoryOf(dishId: string, menu: readonly MenuDish[]): StoredLine['category'] {
  const category = menu.find((dish) => dish.id === dishId)?.category
  return category ? { id: category.id, name: category.name, nameVi: category.nameVi } : null
}
