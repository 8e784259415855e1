import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { lineKey, type CartLine } from '#src/features/cart/rules/cart.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import type { Quote } from '../contract/order.ts'
import {
  acceptChanges,
  isAboutLines,
  resultOfQuote,
  resultOfProblem,
  mergeResults,
  emptyResult,
  reviewCart,
  withoutProblems,
  withSuggestions,
} from './review-cart.ts'

const pizza: CartLine = {
  id: 'margherita',
  name: 'Margherita',
  nameVi: 'Margherita Phô Mai Tươi',
  price: 158_000,
  image: null,
  quantity: 2,
  customization: [{ schemaId: 'size', selections: { size: '18cm' } }],
}
const tea: CartLine = {
  ...pizza,
  id: 'tea',
  name: 'Peach tea',
  nameVi: 'Trà đào',
  price: 45_000,
  quantity: 1,
  customization: null,
}
const cart = [pizza, tea]

function quoteOf(lines: readonly CartLine[], prices: readonly number[]): Quote {
  return {
    lines: lines.map(({ id, name, nameVi, quantity }, index) => ({
      id,
      name,
      nameVi,
      quantity,
      unitPrice: `${prices[index]}.00`,
      lineTotal: `${(prices[index] ?? 0) * quantity}.00`,
      parts: [],
      choices: [],
      choicesVi: [],
      allergens: null,
      diet: null,
    })),
    totalAmount: '0.00',
    taxMode: 'excluded',
    vatRate: 8,
    vatAmount: '0.00',
    grandTotal: '0.00',
  }
}

describe('a cart beside its quote', () => {
  it('is not ready while a note is too long, which comes after problems and prices', () => {
    const noted = [{ ...pizza, note: 'x'.repeat(141) }, tea]
    const review = (prices: readonly number[]) =>
      reviewCart(noted, resultOfQuote(noted, quoteOf(noted, prices)))
    expect(review([158_000, 45_000]).state).toBe('has-long-notes')
    expect(review([159_000, 45_000]).state).toBe('has-new-prices')
    const fits = [{ ...pizza, note: ` ${'x'.repeat(140)} ` }, tea]
    expect(reviewCart(fits, resultOfQuote(fits, quoteOf(fits, [158_000, 45_000]))).state).toBe('ready')
  })

  it('is ready when every price is the one the guest was shown', () => {
    const review = reviewCart(cart, resultOfQuote(cart, quoteOf(cart, [158_000, 45_000])))
    expect(review.state).toBe('ready')
    expect(review.lines.map(({ newPrice }) => newPrice)).toEqual([undefined, undefined])
  })

  it('shows the price of a dish that costs something else today, and counts with it', () => {
    const review = reviewCart(cart, resultOfQuote(cart, quoteOf(cart, [168_000, 45_000])))
    expect(review.state).toBe('has-new-prices')
    expect(review.lines.map(({ newPrice }) => newPrice)).toEqual([168_000, undefined])
    expect(review.orderable).toEqual([
      { unitPrice: 168_000, quantity: 2 },
      { unitPrice: 45_000, quantity: 1 },
    ])
  })

  it('is ready at the prices it knows while there is no quote', () => {
    expect(reviewCart(cart, emptyResult).state).toBe('ready')
    expect(reviewCart([], emptyResult).state).toBe('empty')
  })

  it('finds its lines again when they have moved or others have gone', () => {
    const response = resultOfQuote(cart, quoteOf(cart, [168_000, 45_000]))
    expect(reviewCart([tea], response).state).toBe('ready')
    expect(reviewCart([tea, pizza], response).lines[1]?.newPrice).toBe(168_000)
  })

  it('is ready once the guest has accepted the new prices, whatever they are', () => {
    const price = fc.integer({ min: 0, max: 900_000 })
    fc.assert(
      fc.property(price, price, (first, second) => {
        const response = resultOfQuote(cart, quoteOf(cart, [first, second]))
        const accepted = acceptChanges(cart, response)
        expect(reviewCart(accepted, response).state).toBe('ready')
        expect(accepted.map(lineKey)).toEqual(cart.map(lineKey))
      }),
    )
  })
})

describe('a cart under another rate of VAT than the guest has seen', () => {
  const vat = (vatRate: number, taxMode: Tax['taxMode'] = 'excluded'): Tax => ({ taxMode, vatRate })
  const at = (tax: Tax, prices = [158_000, 45_000]) => ({
    ...resultOfQuote(cart, quoteOf(cart, prices)),
    tax,
  })

  it('asks with both rates and totals, after the prices and before the notes', () => {
    const review = reviewCart(cart, at(vat(10)), vat(8))
    expect(review.state).toBe('has-new-vat')
    expect(review.newVat).toEqual({
      before: { subtotal: 361_000, ...vat(8), vatAmount: 28_880, grandTotal: 389_880 },
      now: { subtotal: 361_000, ...vat(10), vatAmount: 36_100, grandTotal: 397_100 },
    })
    const dearer = reviewCart(cart, at(vat(10), [168_000, 45_000]), vat(8))
    expect(dearer.state).toBe('has-new-prices')
    expect([dearer.newVat?.before.grandTotal, dearer.newVat?.now.grandTotal]).toEqual([389_880, 419_100])
    const noted = [{ ...pizza, note: 'x'.repeat(141) }, tea]
    expect(reviewCart(noted, at(vat(10)), vat(8)).state).toBe('has-new-vat')
  })

  it('asks nothing while a rate is the same, or not known on one side', () => {
    for (const review of [
      reviewCart(cart, at(vat(8)), vat(8)),
      reviewCart(cart, at(vat(10))),
      reviewCart(cart, emptyResult, vat(8)),
    ])
      expect([review.state, review.newVat]).toEqual(['ready', undefined])
  })

  it('counts what can be ordered alone', () => {
    const result = { ...at(vat(10)), problems: { [lineKey(tea)]: 'orders.dish-sold-out' as const } }
    const { state, newVat } = reviewCart(cart, result, vat(8))
    expect([state, newVat?.before.subtotal, newVat?.now.subtotal]).toEqual(['has-problems', 316_000, 316_000])
  })

  it.each([
    ['excluded', 'included', [389_880, 361_000]],
    ['included', 'excluded', [361_000, 389_880]],
    ['excluded', 'none', [389_880, 361_000]],
    ['included', 'none', undefined],
  ] as const)('asks where %s has become %s and the guest pays another sum', (before, now, sums) => {
    const rate = now === 'none' ? 0 : 8
    const { state, newVat } = reviewCart(cart, at(vat(rate, now)), vat(8, before))
    expect(state).toBe(sums ? 'has-new-vat' : 'ready')
    expect(newVat && [newVat.before.grandTotal, newVat.now.grandTotal]).toEqual(sums)
  })

  it('asks for the prices alone where they have come to include what was added to them', () => {
    const withVat = at(vat(8, 'included'), [170_640, 48_600])
    const { state, newVat } = reviewCart(cart, withVat, vat(8))
    expect([state, newVat]).toEqual(['has-new-prices', undefined])
  })
})

describe('a cart whose new prices are accepted', () => {
  it('takes today’s names as well, and leaves a line that the quote does not have', () => {
    const renamed = { ...pizza, name: 'Margherita DOP', nameVi: 'Margherita Ý' }
    const accepted = acceptChanges(cart, resultOfQuote([pizza], quoteOf([renamed], [168_000])))
    expect(accepted).toEqual([{ ...renamed, price: 168_000 }, tea])
  })
})

describe('a cart that is rejected', () => {
  const error = { fields: {} }

  it('marks the dishes that are sold out or gone, and counts without them', () => {
    const details = {
      problems: [{ code: 'orders.dish-sold-out', line: 1, id: 'tea', name: 'Peach tea', nameVi: null }],
    }
    const response = resultOfProblem(cart, { ...error, details })
    const review = reviewCart(cart, response)
    expect(review.state).toBe('has-problems')
    expect(review.lines.map(({ problem }) => problem)).toEqual([undefined, 'orders.dish-sold-out'])
    expect(review.orderable).toEqual([{ unitPrice: 158_000, quantity: 2 }])
    expect(withoutProblems(cart, response)).toEqual([pizza])
  })

  it('marks choices that are no longer offered by the field the server names', () => {
    const response = resultOfProblem(cart, {
      fields: { 'items.0.customization': 'Margherita: This size is not offered' },
      details: undefined,
    })
    expect(response.problems[lineKey(pizza)]).toBe('orders.choices-invalid')
  })

  it('marks a dish as sold out where its choices are rejected as well', () => {
    const result = resultOfProblem([pizza], {
      fields: { 'items.0.customization': 'Margherita: This size is not offered' },
      details: { problems: [{ code: 'orders.dish-sold-out', line: 0, id: 'pizza', name: 'Margherita' }] },
    })
    expect(result.problems).toEqual({ [lineKey(pizza)]: 'orders.dish-sold-out' })
  })

  it('marks the line of a number with two digits', () => {
    const long = Array.from({ length: 12 }, (_, index) => ({ ...tea, id: `tea-${index}` }))
    const response = resultOfProblem(long, { fields: { 'items.11.customization': 'x' }, details: undefined })
    expect(Object.keys(response.problems)).toEqual([lineKey(long[11] ?? tea)])
  })

  it('is not marked where other choices are suggested: it takes those, and lines that are one by then become one', () => {
    const usual = [{ schemaId: 'size', selections: { size: '16cm' } }]
    const plain = { ...pizza, quantity: 1, customization: null }
    const small = { ...pizza, quantity: 3, customization: usual }
    const problem = { code: 'customization.size-required', schemaId: 'size', message: 'x' }
    const details = {
      problems: [{ code: 'orders.choices-invalid', line: 1, problems: [problem], suggested: usual }],
    }
    const sent = [tea, plain, small]
    const fields = { 'items.1.customization': 'Margherita: Please select size' }
    const rejected = resultOfProblem(sent, { fields, details })
    expect(isAboutLines(rejected)).toBe(true)
    expect(withoutProblems(sent, rejected)).toEqual(sent)
    const asked = withSuggestions(sent, rejected)
    expect(asked).toEqual([tea, { ...plain, customization: usual }, small])
    const result = mergeResults(rejected, resultOfQuote(sent, quoteOf(asked, [45_000, 150_000, 158_000])))
    const review = reviewCart(sent, result)
    expect(review.state).toBe('has-new-choices')
    expect(review.lines[1]).toMatchObject({
      hasSuggestion: true,
      choiceProblems: [problem],
      newPrice: 150_000,
    })
    expect(review.orderable[1]).toEqual({ unitPrice: 150_000, quantity: 1 })
    const accepted = acceptChanges([tea, plain], result)
    expect(accepted).toEqual([tea, { ...plain, price: 150_000, customization: usual }])
    expect(acceptChanges(sent, result).map(({ quantity }) => quantity)).toEqual([1, 4])
  })

  it.each([
    ['another reason', { details: undefined, fields: { customerName: 'Name is required' } }],
    [
      'a line that was not sent',
      { details: { problems: [{ code: 'orders.dish-sold-out', line: 9 }] }, fields: {} },
    ],
    [
      'problems that name no known code or no line',
      {
        details: {
          problems: [
            null,
            'orders.dish-sold-out',
            { code: 'orders.dish-sold-out' },
            { code: 'orders.dish-sold-out', line: '0' },
            { code: 'orders.too-many-lines', line: 0 },
            { line: 0 },
          ],
        },
        fields: {},
      },
    ],
    ['no details', { details: null, fields: {} }],
    [
      'a field that only contains the name of one',
      { details: undefined, fields: { 'old.items.0.customization': 'x' } },
    ],
    ['details of another form', { details: { problems: 'tea' }, fields: { 'items.0': 'x' } }],
  ])('marks nothing for %s', (_, given) => {
    const result = resultOfProblem(cart, given)
    expect(result.problems).toEqual({})
    expect(isAboutLines(result)).toBe(false)
  })

  it('keeps the earlier result of the lines it does not mention', () => {
    const priced = resultOfQuote([pizza], quoteOf([pizza], [168_000]))
    const details = { problems: [{ code: 'orders.dish-unknown', line: 1 }] }
    const both = mergeResults(priced, resultOfProblem(cart, { ...error, details }))
    expect(reviewCart(cart, both).lines.map(({ newPrice, problem }) => newPrice ?? problem)).toEqual([
      168_000,
      'orders.dish-unknown',
    ])
    expect(both.tax).toEqual({ taxMode: 'excluded', vatRate: 8 })
  })
})
