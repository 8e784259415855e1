import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { maxAmount } from '#src/kernel/money.ts'
import { fromStored, toStored } from '#src/features/customization/rules/choice.ts'
import {
  halves,
  hawaii,
  lemonTea,
  pepperoni,
  sizes,
  soldOutPizza,
  validDishChoices,
} from '#test/support/customization-samples.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import { anyTax } from '#test/support/any-tax.ts'
import { orderSizeProblems, orderTotals } from './order-totals.ts'
import { priceOrder } from './price-order.ts'
import type { OrderItem, OrderPricing } from './price-order.ts'

const pizzaSchemas = [sizes({ pricingConfig: { '18cm': 50_000 } }), halves()]
const menu = [
  { ...pepperoni, schemas: pizzaSchemas },
  { ...hawaii, schemas: pizzaSchemas },
  { ...soldOutPizza, schemas: pizzaSchemas },
  { ...lemonTea, schemas: [] },
]
const sized = { schemaId: 'sizes', selections: { size: '18cm' } }
const halved = {
  schemaId: 'halves',
  selections: {},
  orderMode: 'half_and_half' as const,
  secondFlavor: 'hawaii',
}

const teas = (length: number) => Array.from({ length }, () => ({ id: 'tea', quantity: 1 }))
const expensive = (unit: number) => [{ ...lemonTea, price: unit, schemas: [] }]

const vat = (vatRate: number): Tax => ({ taxMode: 'excluded', vatRate })

function price(items: OrderItem[]): OrderPricing {
  return priceOrder({ items, menu, tax: vat(8) })
}

test('a cart is priced line by line and added up with VAT', () => {
  const priced = price([
    { id: 'pepperoni', quantity: 3, customization: [halved, sized] },
    { id: 'tea', quantity: 1 },
  ])
  expect(priced).toMatchObject({
    outcome: 'priced',
    lines: [
      {
        id: 'pepperoni',
        name: 'Half Italian Pepperoni, half Hawaii',
        nameVi: 'Nửa Pepperoni Ý, nửa Hawaii',
        quantity: 3,
        unitPrice: 239_000,
        lineTotal: 717_000,
        choices: [halved, sized],
        descriptions: { vi: ['18cm'], en: ['18cm'] },
      },
      {
        id: 'tea',
        quantity: 1,
        unitPrice: 35_000,
        lineTotal: 35_000,
        choices: [],
        descriptions: { vi: [], en: [] },
      },
    ],
    totals: { subtotal: 752_000, ...vat(8), vatAmount: 60_160, grandTotal: 812_160 },
  })
})

test('every problem of every line is told, naming the dish', () => {
  expect(
    price([
      { id: 'unicorn', name: 'Unicorn pizza', quantity: 1 },
      { id: 'seafood', quantity: 1 },
      { id: 'pepperoni', quantity: 1 },
      { id: 'tea', quantity: 1, customization: sized },
      { id: 'tea', quantity: 100 },
    ]),
  ).toMatchObject({
    outcome: 'rejected',
    problems: [
      { code: 'orders.quantity-invalid', line: 4, max: 99 },
      { code: 'orders.dish-unknown', line: 0, id: 'unicorn', name: 'Unicorn pizza' },
      { code: 'orders.dish-sold-out', line: 1, id: 'seafood', name: 'Seafood' },
      { code: 'orders.choices-invalid', line: 2, problems: [{ code: 'customization.size-required' }] },
      { code: 'orders.choices-invalid', line: 3, problems: [{ code: 'customization.schema-unknown' }] },
    ],
  })
})

test('a sold-out second half is rejected', () => {
  const customization = [sized, { ...halved, secondFlavor: 'seafood' }]
  expect(price([{ id: 'hawaii', quantity: 1, customization }])).toMatchObject({
    outcome: 'rejected',
    problems: [
      { code: 'orders.choices-invalid', problems: [{ code: 'customization.second-flavor-unavailable' }] },
    ],
  })
})

describe('limits', () => {
  test.each([0, -1, 1.5, 100, Number.NaN, Number.POSITIVE_INFINITY])(
    'a quantity of %d is rejected',
    (quantity) => {
      expect(price([{ id: 'tea', quantity }])).toMatchObject({
        outcome: 'rejected',
        problems: [{ code: 'orders.quantity-invalid', line: 0 }],
      })
    },
  )

  test.each([1, 99])('a quantity of %d is sold', (quantity) => {
    expect(price([{ id: 'tea', quantity }]).outcome).toBe('priced')
  })

  test('an empty cart and one of 51 lines are rejected, 50 are sold', () => {
    expect(price([])).toMatchObject({ problems: [{ code: 'orders.no-lines' }] })
    expect(price(teas(51))).toMatchObject({ problems: [{ code: 'orders.too-many-lines', max: 50 }] })
    expect(price(teas(50)).outcome).toBe('priced')
    const unknown = Array.from({ length: 51 }, () => ({ id: 'nothing', quantity: 1 }))
    expect(price(unknown)).toMatchObject({ problems: [{ code: 'orders.too-many-lines' }] })
    expect(orderSizeProblems(teas(50))).toEqual([])
  })

  test('a line that does not fit its column is rejected', () => {
    const order = priceOrder({
      items: [{ id: 'tea', quantity: 99 }],
      menu: expensive(1_010_102),
      tax: vat(0),
    })
    expect(order).toMatchObject({
      outcome: 'rejected',
      problems: [{ code: 'orders.amount-too-large', line: 0 }],
    })
  })

  test('a subtotal that fits is rejected when its grand total does not', () => {
    const items = [{ id: 'tea', quantity: 1 }]
    expect(priceOrder({ items, menu: expensive(maxAmount), tax: vat(0) }).outcome).toBe('priced')
    const order = priceOrder({ items, menu: expensive(maxAmount), tax: vat(8) })
    expect(order).toMatchObject({ outcome: 'rejected', problems: [{ code: 'orders.amount-too-large' }] })
    const included: Tax = { taxMode: 'included', vatRate: 8 }
    expect(priceOrder({ items, menu: expensive(maxAmount), tax: included }).outcome).toBe('priced')
  })
})

describe('for any menu and any valid choice', () => {
  const anyOrder = fc
    .tuple(validDishChoices, fc.integer({ min: 1, max: 99 }), anyTax)
    .map(([input, quantity, tax]) => {
      // The dish itself must be sellable beside its flavours; each brings only its own schemas.
      const dishes = input.flavours.map((flavour) => ({
        ...flavour,
        schemas: flavour.id === input.dish.id ? input.schemas : [],
      }))
      return { item: { id: input.dish.id, quantity, customization: input.choices }, menu: dishes, tax }
    })

  test('totals add up, are whole, never negative and fit their columns', () => {
    fc.assert(
      fc.property(anyOrder, ({ item, menu: dishes, tax }) => {
        const priced = priceOrder({ items: [item], menu: dishes, tax })
        // Valid choices can only fail for being too expensive, which the limits above cover.
        if (priced.outcome === 'rejected') return
        const { subtotal, vatAmount, grandTotal } = priced.totals
        expect(subtotal).toBe(priced.lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0))
        expect(grandTotal).toBe(tax.taxMode === 'excluded' ? subtotal + vatAmount : subtotal)
        for (const figure of [subtotal, vatAmount, grandTotal]) {
          expect(Number.isInteger(figure) && figure >= 0 && figure <= maxAmount).toBe(true)
        }
      }),
    )
  })

  test('nothing but the amount can reject them', () => {
    fc.assert(
      fc.property(anyOrder, ({ item, menu: dishes, tax }) => {
        const priced = priceOrder({ items: [item], menu: dishes, tax })
        const codes = priced.outcome === 'rejected' ? priced.problems.map(({ code }) => code) : []
        expect(codes.filter((code) => code !== 'orders.amount-too-large')).toEqual([])
      }),
    )
  })

  test('a cart line priced again from its stored form costs the same', () => {
    fc.assert(
      fc.property(anyOrder, ({ item, menu: dishes, tax }) => {
        const again = { ...item, customization: fromStored(toStored(item.customization)) }
        expect(priceOrder({ items: [again], menu: dishes, tax })).toEqual(
          priceOrder({ items: [item], menu: dishes, tax }),
        )
      }),
    )
  })
})

test.each([
  [[], 8, 0, 0, 0],
  [[{ unitPrice: 45_000, quantity: 2 }], 8, 90_000, 7200, 97_200],
  // 8 % of 31 is 2.48 and of 62 is 4.96: rounded once on the sum, not line by line.
  [
    [
      { unitPrice: 31, quantity: 1 },
      { unitPrice: 31, quantity: 1 },
    ],
    8,
    62,
    5,
    67,
  ],
  [[{ unitPrice: 25, quantity: 1 }], 10, 25, 3, 28],
])('lines %j at %d %% make %i + %i = %i VND', (lines, rate, subtotal, vatAmount, grandTotal) => {
  expect(orderTotals(lines, vat(rate))).toEqual({ subtotal, ...vat(rate), vatAmount, grandTotal })
})

test.each([
  ['included', 8, 108_000, 8000],
  ['included', 0, 108_000, 0],
  // Each piece holds 2.296 of VAT, both together 4.59: rounded once on the sum.
  ['included', 8, 62, 5],
  ['none', 0, 108_000, 0],
] as const)(
  'with VAT %s at %d %% lines of %i VND are what is paid, of which VAT is %i',
  (taxMode, vatRate, total, held) => {
    const lines = [{ unitPrice: total / 2, quantity: 2 }]
    const totals = orderTotals(lines, { taxMode, vatRate })
    expect(totals).toEqual({ subtotal: total, taxMode, vatRate, vatAmount: held, grandTotal: total })
  },
)
