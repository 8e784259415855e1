import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { type CartLine, lineKey } from '#src/features/cart/rules/cart.ts'
import { itemCount } from '#src/features/cart/rules/cart-totals.ts'
import type { OrderTicket } from '../contract/order-ticket.ts'
import { emptyResult, type CartResult, type LineProblem } from './review-cart.ts'
import { linesOfTicket, priceAgain } from './sold-again.ts'

type TicketLine = OrderTicket['items'][number]

const sizes = ['16cm', '18cm']
const soldLine = fc
  .record({
    id: fc.constantFrom('margherita', 'pepperoni', 'tea'),
    size: fc.option(fc.constantFrom(...sizes)),
    quantity: fc.integer({ min: 1, max: 9 }),
    amount: fc.constantFrom(45_000, 188_000),
    note: fc.option(fc.constantFrom('', 'Không hành')),
  })
  .map(({ id, size, quantity, amount, note }): TicketLine => {
    const price = `${amount}.00`
    const customization = size === null ? undefined : [{ schemaId: 'size', selections: { size } }]
    const amounts = { price, unitPrice: price, lineTotal: `${amount * quantity}.00` }
    return {
      id,
      name: id,
      nameVi: null,
      quantity,
      note,
      ...amounts,
      parts: [],
      choices: [],
      choicesVi: [],
      customization,
    }
  })
const sold = fc.array(soldLine, { maxLength: 8 }).map(linesOfTicket)
const found = fc.constantFrom<LineProblem | undefined>(
  undefined,
  'orders.dish-unknown',
  'orders.dish-sold-out',
  'orders.choices-invalid',
)

describe('what was sold and is ordered again', () => {
  test('has every piece of the ticket, once, whether its choices were stored or not', () => {
    fc.assert(
      fc.property(fc.array(soldLine, { maxLength: 8 }), (items) => {
        const lines = linesOfTicket(items)
        expect(itemCount(lines)).toBe(itemCount(items))
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length)
      }),
    )
  })

  test('is in the cart at today’s price, or named with the reason; what can be chosen anew is in the cart', () => {
    fc.assert(
      fc.property(sold, fc.array(found, { minLength: 8, maxLength: 8 }), (lines, problems) => {
        const result = resultOf(lines, problems)
        const again = priceAgain(lines, result)
        const named = (line: CartLine) =>
          again.changes.some(
            ({ code, name }) => code === result.problems[lineKey(line)] && name === line.name,
          )
        const goesIn = (line: CartLine) => !named(line)
        expect(again.lines).toEqual(
          lines
            .filter(goesIn)
            .map((line) => ({ ...line, price: result.problems[lineKey(line)] ? line.price : today })),
        )
        const left = lines.filter((line) => result.problems[lineKey(line)] === 'orders.choices-invalid')
        expect(left.every(goesIn)).toBe(true)
        expect(again.changes.filter(({ code }) => code === 'price')).toHaveLength(
          lines.filter((line) => !result.problems[lineKey(line)] && line.price !== today).length,
        )
      }),
    )
  })
})

const today = 188_000

function resultOf(
  lines: ReturnType<typeof linesOfTicket>,
  problems: readonly (LineProblem | undefined)[],
): CartResult {
  const result = { ...emptyResult, problems: {}, quoted: {} }
  for (const [index, line] of lines.entries()) {
    const problem = problems[index]
    if (problem) Object.assign(result.problems, { [lineKey(line)]: problem })
    else {
      const { id, name, nameVi, quantity } = line
      const rest = { lineTotal: '', parts: [], choices: [], choicesVi: [], allergens: null, diet: null }
      Object.assign(result.quoted, {
        [lineKey(line)]: { id, name, nameVi, quantity, unitPrice: `${today}.00`, ...rest },
      })
    }
  }
  return result
}
