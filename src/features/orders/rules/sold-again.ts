import { addLine, lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import { toStored } from '#src/features/customization/rules/choice.ts'
import { amountOf } from '#src/kernel/money.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { withoutProblems, type CartResult, type LineProblem } from './review-cart.ts'

type TicketLine = OrderTicket['items'][number]

/**
 * What the guest is told about a dish of an earlier order: why it is not put into the cart, or what it costs now. Amounts are in
 * whole VND.
 */
export type AgainChange = Pick<CartLine, 'name' | 'nameVi'> &
  (
    | {
        readonly code:
          | Exclude<LineProblem, 'orders.choices-invalid'>
          | 'cart.too-many-lines'
          | 'cart.too-many-pieces'
      }
    | { readonly code: 'price'; readonly before: number; readonly now: number }
  )

/**
 * Turns the lines of a ticket into cart lines, with the prices of that order. Old orders were stored without choices, so their
 * lines have none. In that case the server reports which choices the dish requires, as for any other line.
 */
export function linesOfTicket(items: readonly TicketLine[]): CartLine[] {
  return items
    .map(({ id, name, nameVi, unitPrice, quantity, customization, note }) => ({
      id,
      name,
      nameVi,
      price: amountOf(unitPrice),
      image: null,
      quantity,
      customization: toStored(customization),
      ...(note && { note }),
    }))
    .reduce<CartLine[]>(addLine, [])
}

/**
 * Takes the lines of an earlier order and returns those that are put into the cart, with current prices and names. Also returns
 * what the guest is told about lines that are left out or whose price has changed. A line with choices that are no longer valid is
 * put into the cart unchanged: the cart shows the problem and lets the guest choose again.
 */
export function priceAgain(
  sold: readonly CartLine[],
  result: CartResult,
): { lines: CartLine[]; changes: AgainChange[] } {
  const { problems, quoted, suggested = {} } = result
  const changes = sold.flatMap((line): AgainChange[] => {
    const { name, nameVi } = line
    const problem = problems[lineKey(line)]
    if (problem === 'orders.choices-invalid') return []
    if (problem) return [{ code: problem, name, nameVi }]
    const now = todayOf(line, quoted)
    const isSamePrice = now.price === line.price || lineKey(line) in suggested
    return isSamePrice
      ? []
      : [{ code: 'price', name: now.name, nameVi: now.nameVi, before: line.price, now: now.price }]
  })
  const gone = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== 'orders.choices-invalid'),
  )
  const lines = withoutProblems(sold, { ...result, problems: gone }).map((line) => todayOf(line, quoted))
  return { lines, changes }
}

function todayOf(line: CartLine, quoted: CartResult['quoted']): CartLine {
  const now = quoted[lineKey(line)]
  return now ? { ...line, name: now.name, nameVi: now.nameVi, price: amountOf(now.unitPrice) } : line
}
