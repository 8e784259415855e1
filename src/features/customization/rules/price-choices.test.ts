import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fromStored, toStored } from './choice.ts'
import type { Choice } from './choice.ts'
import {
  chosen,
  halves,
  options,
  pepperoni,
  size,
  sizes,
  toppings,
  validDishChoices,
} from '#test/support/customization-samples.ts'
import { priceDish } from './price-choices.ts'

const half: Choice = {
  schemaId: 'halves',
  selections: {},
  orderMode: 'half_and_half',
  secondFlavor: 'hawaii',
}
const whole: Choice = { schemaId: 'halves', selections: {}, orderMode: 'whole' }
const sized = (id: string): Choice => ({ schemaId: 'sizes', selections: { size: id } })

/** The pizza at this price, with one topping of 0đ, so that it counts as customised. */
function rounded(price: number): number {
  const choices: Choice = { schemaId: 'toppings', selections: { toppings: ['basil'] } }
  return priceDish({ ...chosen([toppings()], choices), dish: { ...pepperoni, price } }).unitPrice
}

test.each([
  [0, 0],
  [499, 0],
  [500, 1000],
  [501, 1000],
  [1499, 1000],
  [1500, 2000],
  [144_499, 144_000],
  [144_500, 145_000],
  [189_000, 189_000],
])('a customised price of %i VND is rounded to %i VND', (price, expected) => {
  expect(rounded(price)).toBe(expected)
})

test.each([
  // Halves of odd prices: half a đồng decides, and nothing is rounded before the end.
  [144_499, 144_500, 0, 144_000],
  [144_499, 144_501, 0, 145_000],
  [144_500, 144_501, 0, 145_000],
  [999, 0, 0, 0],
  [1000, 0, 0, 1000],
  [1, 1998, 0, 1000],
  [189_000, 168_000, 10_000, 189_000],
  [189_000, 169_000, 10_000, 189_000],
  [189_000, 168_000, 0, 179_000],
])('half of %i and half of %i with a fee of %i cost %i VND', (first, second, fee, expected) => {
  const input = chosen([halves({ pricingConfig: { halfAndHalfFee: fee } })], half)
  const price = priceDish({
    ...input,
    dish: { ...pepperoni, price: first },
    flavours: input.flavours.map((flavour) => ({ ...flavour, price: second })),
  })
  expect(price.unitPrice).toBe(expected)
})

test('two odd prices that make a whole one show no rounding', () => {
  const input = chosen([halves({ pricingConfig: { halfAndHalfFee: 0 } })], half)
  const price = priceDish({
    ...input,
    dish: { ...pepperoni, price: 999 },
    flavours: input.flavours.map((flavour) => ({ ...flavour, price: 1001 })),
  })
  expect(price.parts.map(({ amount }) => amount)).toEqual([500, 500])
})

test.each([[288_500], [1], [0], [45_250]])(
  'a dish of %i VND without customization keeps its price',
  (price) => {
    const dish = { ...pepperoni, price }
    const untouched = {
      unitPrice: price,
      parts: [{ label: 'Italian Pepperoni', labelVi: 'Pepperoni Ý', amount: price }],
    }
    const schemas = [toppings(), halves()]
    expect(priceDish({ ...chosen(schemas, []), dish })).toEqual(untouched)
    expect(priceDish({ ...chosen(schemas, null), dish })).toEqual(untouched)
    expect(
      priceDish({ ...chosen(schemas, { schemaId: 'toppings', selections: { toppings: [] } }), dish }),
    ).toEqual(untouched)
  },
)

describe('the half-and-half fee', () => {
  const all = { halfAndHalfFee: 1000, half_and_half_service_fee: 2000 }
  test.each([
    ['the fee of pricingConfig first', all, 3000, 1000],
    ['a fee of 0 there is a fee', { ...all, halfAndHalfFee: 0 }, 3000, 0],
    ['then the service fee', { half_and_half_service_fee: 2000 }, 3000, 2000],
    ['a service fee of 0 is a fee', { half_and_half_service_fee: 0 }, 3000, 0],
    ['then the fee of config', {}, 3000, 3000],
    ['a fee of 0 in config is a fee', {}, 0, 0],
    ['then 10000', {}, undefined, 10_000],
    ['an empty fee in config counts as none', {}, null, 10_000],
  ])('%s', (_what, pricingConfig: Record<string, number>, halfAndHalfFee, fee) => {
    const { unitPrice } = priceDish(chosen([halves({ pricingConfig }, { halfAndHalfFee })], half))
    // 94.500 + 84.000 = 178.500: any fee of whole thousands stays half way and is rounded up.
    expect(unitPrice).toBe(179_000 + fee)
  })

  test('is not charged for a whole dish', () => {
    expect(priceDish(chosen([halves()], whole)).unitPrice).toBe(189_000)
  })

  test('shows before the second flavour is picked, both halves being the dish itself', () => {
    const undecided: Choice = { schemaId: 'halves', selections: {}, orderMode: 'half_and_half' }
    expect(priceDish(chosen([halves()], undecided)).unitPrice).toBe(199_000)
  })
})

describe('the surcharge of a size', () => {
  const fallback = { size_18cm_price: 60_000 }
  test.each([
    ['its own price', [size('18cm')], { '18cm': 50_000, ...fallback }, '18cm', 50_000],
    ['a price of 0 is a price', [size('18cm')], { '18cm': 0, ...fallback }, '18cm', 0],
    ['the 18cm price for the id 18cm', [size('18cm', 'Large')], fallback, '18cm', 60_000],
    ['the 18cm price for the name 18 cm', [size('size_1', '18 cm')], fallback, 'size_1', 60_000],
    ['nothing for another size', [size('16cm')], fallback, '16cm', 0],
    ['nothing for 18cm without any price', [size('18cm')], {}, '18cm', 0],
    ['nothing for a size named like a property of every object', [size('toString')], {}, 'toString', 0],
  ])('%s', (_what, list, pricingConfig: Record<string, number>, picked, surcharge) => {
    const { unitPrice } = priceDish(chosen([sizes({ pricingConfig }, list)], sized(picked)))
    expect(unitPrice).toBe(189_000 + surcharge)
  })
})

test('the price of an option is that of pricingConfig, else its own', () => {
  const cheese: Choice = { schemaId: 'crust', selections: { option: 'cheese' } }
  expect(priceDish(chosen([options()], cheese)).unitPrice).toBe(219_000)
  expect(priceDish(chosen([options({ pricingConfig: { cheese: 0 } })], cheese)).unitPrice).toBe(189_000)
})

test('every part of a price is named in both languages', () => {
  const schemas = [
    sizes({ pricingConfig: { '18cm': 50_000 } }),
    halves(),
    options(),
    toppings({ pricingConfig: { mushroom: 15_000, olive: 12_000, basil: 0 } }),
  ]
  const choices: Choice[] = [
    half,
    sized('18cm'),
    { schemaId: 'crust', selections: { option: 'cheese' } },
    { schemaId: 'toppings', selections: { toppings: ['basil', 'olive', 'mushroom'] } },
  ]
  expect(priceDish(chosen(schemas, choices))).toEqual({
    unitPrice: 296_000,
    parts: [
      { label: 'Half Italian Pepperoni', labelVi: 'Nửa Pepperoni Ý', amount: 94_500 },
      { label: 'Half Hawaii', labelVi: 'Nửa Hawaii', amount: 84_000 },
      { label: '18cm', labelVi: '18cm', amount: 50_000 },
      { label: 'Cheese crust', labelVi: 'Viền phô mai', amount: 30_000 },
      { label: 'Mushroom', labelVi: 'Nấm', amount: 15_000 },
      { label: 'Olives', labelVi: 'Ô liu', amount: 12_000 },
      { label: 'Half-and-half fee', labelVi: 'Phí ghép hai nửa', amount: 10_000 },
      { label: 'Rounding', labelVi: 'Làm tròn', amount: 500 },
    ],
  })
})

test('a part without a Vietnamese name has its English one in both languages', () => {
  const blank = { ...pepperoni, nameVi: ' ' }
  const list = [{ ...size('18cm', 'Large'), nameVi: '  ' }]
  const input = chosen([sizes({ pricingConfig: { '18cm': 50_000 } }, list), halves()], [half, sized('18cm')])
  expect(priceDish({ ...input, dish: blank }).parts.map(({ labelVi }) => labelVi)).toEqual([
    'Nửa Italian Pepperoni',
    'Nửa Hawaii',
    'Large',
    'Phí ghép hai nửa',
    'Làm tròn',
  ])
})

test('a paused schema adds nothing', () => {
  const schemas = [options({ isActive: false }), sizes()]
  expect(priceDish(chosen(schemas, { schemaId: 'crust', selections: { option: 'cheese' } })).unitPrice).toBe(
    189_000,
  )
})

describe('for any dish, schemas and valid choices', () => {
  test('the parts are whole VND and add up to the unit price', () => {
    fc.assert(
      fc.property(validDishChoices, (input) => {
        const { unitPrice, parts } = priceDish(input)
        expect(parts.every(({ amount }) => Number.isInteger(amount))).toBe(true)
        expect(parts.reduce((total, { amount }) => total + amount, 0)).toBe(unitPrice)
      }),
    )
  })

  test('the price is never negative, and in whole thousands where something was chosen', () => {
    fc.assert(
      fc.property(validDishChoices, (input) => {
        const { unitPrice } = priceDish(input)
        expect(unitPrice).toBeGreaterThanOrEqual(0)
        expect(unitPrice % 1000 === 0 || input.choices.length === 0 || toStored(input.choices) === null).toBe(
          true,
        )
      }),
    )
  })

  test('the price does not depend on the order of choices and schemas', () => {
    fc.assert(
      fc.property(validDishChoices, (input) => {
        const turned = { ...input, choices: input.choices.toReversed(), schemas: input.schemas.toReversed() }
        expect(priceDish(turned).unitPrice).toBe(priceDish(input).unitPrice)
      }),
    )
  })

  test('a cart line read back from its stored form costs the same', () => {
    fc.assert(
      fc.property(validDishChoices, (input) => {
        const choices = fromStored(toStored(input.choices))
        expect(priceDish({ ...input, choices })).toEqual(priceDish(input))
      }),
    )
  })
})
