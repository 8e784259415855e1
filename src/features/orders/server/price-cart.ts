import { conflict, invalid, type ProblemError } from '#src/kernel/problem.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import type { OrderItemInput } from '../contract/order.ts'
import { type OrderProblem, type PricedLine, priceOrder } from '../rules/price-order.ts'
import type { OrderTotals } from '../rules/order-totals.ts'

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
}

/**
 * Prices a cart by today's menu, whatever the guest's browser believed. Throws 409 for dishes that are unknown or sold
 * out, 400 for choices and figures that break a rule, which name their line by what `lineOf` says of its index.
 */
export function priceCart(
  menu: readonly MenuDish[],
  items: readonly OrderItemInput[],
  vatRate: number,
  lineOf: (index: number) => number = (index) => index,
): PricedCart {
  const priced = priceOrder({ items, menu, vatRate })
  if (priced.outcome === 'rejected')
    throw problemOf(priced.problems.map((problem) => atLine(problem, lineOf)))
  return priced
}

/** Dishes that cannot be had come first: a guest who reads that need not mend the choices made for them. */
function problemOf(problems: readonly OrderProblem[]): ProblemError {
  const missing = problems.filter(
    (problem) => problem.code === 'orders.dish-sold-out' || problem.code === 'orders.dish-unknown',
  )
  if (missing.length > 0) {
    const names = [...new Set(missing.map((problem) => problem.name))]
    return conflict('orders.dishes-unavailable', `Not available at the moment: ${names.join(', ')}`, {
      problems: missing,
    })
  }
  const [first] = problems
  return invalid(
    first?.code ?? 'orders.choices-invalid',
    first?.message ?? 'The order cannot be placed',
    Object.fromEntries(problems.map((problem) => [fieldOf(problem), problem.message])),
    { problems },
  )
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
