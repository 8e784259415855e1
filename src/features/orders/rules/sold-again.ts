import { addLine, lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import { toStored } from '#src/features/customization/rules/choice.ts'
import { amountOf } from '#src/kernel/money.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { withoutProblems, type CartResult, type LineProblem } from './review-cart.ts'

type TicketLine = OrderTicket['items'][number]

/**
 * What a guest is told about a dish that was ordered before: why it is not in the cart, or what it costs now. Money is in whole
 * VND.
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
 * Turns the lines of a ticket into lines of a cart, at the prices at which they were sold. If an order was stored without choices,
 * its lines have none. The server then says which choices the dish asks for, as for any other line.
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
 * From the lines that were sold before, returns those that go into the cart, at today's prices and names. Also returns what the
 * guest is told about lines that are left out or have another price. If the choices of a line are no longer valid, the line goes
 * into the cart unchanged: the cart says what has changed and lets the guest choose.
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
