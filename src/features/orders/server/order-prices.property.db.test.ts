import fc from 'fast-check'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import type { CurrentSiteSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import { saveSiteSettings } from '#src/features/restaurant/server/restaurant.ts'
import { anyTax } from '#test/support/any-tax.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { guest } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { allergens as inOrder, type Diet } from '#src/kernel/dietary.ts'
import { amountOf, amountText, maxAmount } from '#src/kernel/money.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import type { Choice, Flavour } from '#src/features/customization/rules/choice.ts'
import { optionsOf } from '#src/features/customization/rules/picked-options.ts'
import { validDishChoices } from '#test/support/customization-samples.ts'
import { customizationSchemaTable } from '#src/features/customization/server/customization-table.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { categoryTable, menuItemSchemaTable, menuItemTable } from '#src/features/menu/server/menu-table.ts'
import type { PlacedOrder, Quote } from '../contract/order.ts'
import { type OrderableDish, priceOrder } from '../rules/price-order.ts'
import { orderTable } from './order-table.ts'

const restaurant = testRestaurant()
let admin: OfficeCall
beforeAll(async () => {
  admin = await officeCalls(restaurant, 'admin')
})

interface World {
  readonly dish: Flavour
  readonly flavours: readonly Flavour[]
  readonly schemas: readonly DishCustomizationSchema[]
  readonly choices: readonly Choice[]
}

let worlds = 0

/** Writes a generated menu into the database; ids get a prefix of their own, so that menus do not meet. */
async function enter(generated: World): Promise<World> {
  worlds += 1
  const own = (id: string) => `w${worlds}-${id}`
  const categoryId = own('category')
  const flavours = generated.flavours.map((dish) => ({ ...dish, id: own(dish.id), categoryId }))
  const dish = flavours[0]
  if (!dish) throw new Error('A generated menu has a dish')
  const schemas = generated.schemas.map((schema) => ({ ...schema, id: own(schema.id) }))
  const choices = generated.choices.map((choice) => ({
    ...choice,
    schemaId: own(choice.schemaId),
    ...(choice.secondFlavor && { secondFlavor: own(choice.secondFlavor) }),
  }))
  await restaurant.content.change(async (tx) => {
    await tx.insert(categoryTable).values({ id: categoryId, name: categoryId })
    await tx.insert(menuItemTable).values(
      flavours.map((one) => ({
        ...one,
        price: amountText(one.price),
        allergens: one.allergens && [...one.allergens],
        diet: one.diet && [...one.diet],
        description: 'A generated dish',
      })),
    )
    if (schemas.length === 0) return
    await tx
      .insert(customizationSchemaTable)
      .values(
        schemas.map(
          ({ isRequired: _link, sortOrder: _order, createdAt: _c, updatedAt: _u, ...schema }) => schema,
        ),
      )
    await tx.insert(menuItemSchemaTable).values(
      schemas.map((schema, sortOrder) => ({
        id: own(`link-${schema.id}`),
        menuItemId: dish.id,
        customizationSchemaId: schema.id,
        sortOrder,
        isRequired: schema.isRequired,
      })),
    )
  })
  return { dish, flavours, schemas, choices }
}

/** The expected price, in plain fractions: written independently of the rules on purpose. */
function expectedPrice({ dish, flavours, schemas, choices }: World): number {
  const chosen = choices.filter(
    (choice) =>
      choice.orderMode ||
      choice.secondFlavor ||
      Object.values(choice.selections).some((value) => value.length > 0),
  )
  if (chosen.length === 0) return dish.price
  let price = dish.price
  for (const choice of chosen) {
    const schema = schemas.find((one) => one.id === choice.schemaId)
    const { size, option, toppings = [] } = choice.selections
    for (const id of [size, option, ...toppings])
      if (id !== undefined) price += schema?.pricingConfig[id] ?? 0
    if (choice.orderMode === 'half_and_half') {
      const second = flavours.find((one) => one.id === choice.secondFlavor)
      const fee = schema?.type === 'half_and_half' ? (schema.config.halfAndHalfFee ?? 10_000) : 0
      price += (second?.price ?? 0) / 2 - dish.price / 2 + fee
    }
  }
  return Math.round(price / 1000) * 1000
}

/** As the owner sets it; an order by the rate that holds today. */
const setTax = ({ taxMode, vatRate }: Tax) =>
  restaurant.content.change((tx) =>
    saveSiteSettings(tx, {
      ...siteSettings,
      taxMode,
      vatPeriods: [{ from: '2026-01-01', to: null, rate: vatRate }],
    }),
  )

/** The expected totals of an amount, in plain fractions as well. */
function expectedTotals(amount: number, { taxMode, vatRate }: Tax) {
  const [whole, rate] = [BigInt(amount), BigInt(Math.round(vatRate * 100))]
  const [dividend, divisor] = [whole * rate, taxMode === 'included' ? 10_000n + rate : 10_000n]
  const vat = Number((dividend * 2n + divisor) / (divisor * 2n))
  return {
    totalAmount: amountText(amount),
    taxMode,
    vatRate,
    vatAmount: amountText(vat),
    grandTotal: amountText(taxMode === 'excluded' ? amount + vat : amount),
  }
}

/** What the parts state together, written independently of the rules. */
function expectedDietary({ dish, flavours, schemas, choices }: World) {
  const added = choices.flatMap(({ schemaId, secondFlavor, selections: { size, option, toppings = [] } }) => {
    const schema = schemas.find(({ id }) => id === schemaId)
    const picked = [size, option, ...toppings]
    const options = schema ? optionsOf(schema).filter(({ id }) => picked.includes(id)) : []
    return [...options, ...flavours.filter(({ id }) => id === secondFlavor)]
  })
  const parts = [dish, ...added]
  const had = new Set(parts.flatMap((part) => part.allergens ?? []))
  const suited = (diet: Diet) =>
    parts.every((part) => part.diet?.some((each) => each === diet || each === 'vegan'))
  const diet = suited('vegan') ? ['vegan'] : suited('vegetarian') ? ['vegetarian'] : []
  return {
    allergens: parts.some((part) => !part.allergens) ? null : inOrder.filter((allergen) => had.has(allergen)),
    diet: parts.some((part) => !part.diet) ? null : diet,
  }
}

/** What the browser knows: the public lists of the API, and the same pure function the server uses. */
async function browserPrice(world: World, quantity: number) {
  const dishes = (await restaurant.app.inject('/api/menu-items?includeUnavailable=true')).json<MenuItem[]>()
  const schemas = (
    await restaurant.app.inject(`/api/menu-items/${world.dish.id}/customization-schemas`)
  ).json<DishCustomizationSchema[]>()
  const menu = dishes.map((dish): OrderableDish => ({
    ...dish,
    price: amountOf(dish.price),
    schemas: dish.id === world.dish.id ? schemas : [],
  }))
  const tax = (await restaurant.app.inject('/api/site-settings')).json<CurrentSiteSettings>()
  return priceOrder({
    items: [{ id: world.dish.id, quantity, customization: [...world.choices] }],
    menu,
    tax,
  })
}

const post = (url: string, payload: object) => restaurant.app.inject({ method: 'POST', url, payload })

const itemOf = (world: World, quantity: number, price: number) => ({
  id: world.dish.id,
  name: world.dish.name,
  price: amountText(price),
  quantity,
  customization: world.choices,
})

const validOrder = (world: World, quantity: number) => {
  const price = expectedPrice(world)
  return { ...guest, items: [itemOf(world, quantity, price)], totalAmount: amountText(price * quantity) }
}

const orderCount = () => restaurant.db.$count(orderTable)

describe('for any menu and any valid choice', () => {
  it('browser, quote, order, ticket and office agree on price, totals and what one may eat, whatever VAT is', async () => {
    onTestFinished(() => setTax({ taxMode: 'excluded', vatRate: 8 }).then(() => undefined))
    const quantities = fc.integer({ min: 1, max: 3 })
    await fc.assert(
      fc.asyncProperty(
        validDishChoices,
        quantities,
        anyTax,
        anyTax,
        async (generated, quantity, tax, later) => {
          const world = await enter(generated)
          const price = expectedPrice(world)
          // Figures that do not fit their column are rejected, which another test shows.
          fc.pre(price * (quantity + 1) * 1.125 <= maxAmount)
          await setTax(tax)
          const totals = expectedTotals(price * quantity, tax)

          const inBrowser = await browserPrice(world, quantity)
          expect(inBrowser).toMatchObject({
            outcome: 'priced',
            lines: [{ unitPrice: price }],
            totals: { grandTotal: amountOf(totals.grandTotal), vatAmount: amountOf(totals.vatAmount) },
          })

          const quoted = (
            await post('/api/orders/quote', { items: [itemOf(world, quantity, 0)] })
          ).json<Quote>()
          const dietary = expectedDietary(world)
          expect(inBrowser).toMatchObject({ lines: [{ dietary }] })
          expect(quoted).toMatchObject({ lines: [{ unitPrice: amountText(price), ...dietary }], ...totals })
          expect(quoted.lines[0]?.parts.reduce((sum, part) => sum + part.amount, 0)).toBe(price)

          const sent = { ...validOrder(world, quantity), grandTotal: quoted.grandTotal }
          const response = await post('/api/orders', sent)
          expect(response.statusCode, response.body).toBe(201)
          const placed = response.json<PlacedOrder>()
          const line = { unitPrice: amountText(price), vatRate: tax.vatRate, ...dietary }
          expect(placed).toMatchObject({ ...totals, items: [line] })

          // An order keeps what it was sold with, read and edited, whatever the owner sets later.
          await setTax(later)
          const ticket = await restaurant.app.inject(
            placed.ticketUrl.replace('/order/', '/api/orders/ticket/'),
          )
          expect(ticket.json()).toMatchObject(totals)
          expect((await admin('GET', `/api/orders/${placed.id}`)).json()).toMatchObject(totals)
          const more = await admin('PATCH', `/api/orders/${placed.id}`, {
            items: [itemOf(world, quantity + 1, price)],
          })
          expect(more.statusCode, more.body).toBe(200)
          expect(more.json()).toMatchObject({ ...expectedTotals(price * (quantity + 1), tax), items: [line] })
        },
      ),
      { numRuns: 60, endOnFailure: true },
    )
  })

  it('no tampering stores another total than the server’s, nor an order the rules reject', async () => {
    await fc.assert(
      fc.asyncProperty(validDishChoices, tampering, async (generated, tamper) => {
        const world = await enter(generated)
        fc.pre(expectedPrice(world) * 1.08 <= maxAmount)
        const before = await orderCount()
        const body = tamper.change(validOrder(world, 1), world)
        const response = await post('/api/orders', body)
        expect([400, 409], `${tamper.name}: ${response.body}`).toContain(response.statusCode)
        expect(response.json<{ message: string }>().message).not.toBe('')
        expect(await orderCount()).toBe(before)
      }),
      { numRuns: 120, endOnFailure: true },
    )
  })
})

type Order = ReturnType<typeof validOrder>

interface Tampering {
  readonly name: string
  readonly change: (order: Order, world: World) => object
}

const changedItem = (order: Order, change: object) => ({
  ...order,
  items: [{ ...order.items[0], ...change }],
})

/** One way each of falsifying an order; the numbers in them are drawn too. */
const tampering: fc.Arbitrary<Tampering> = fc
  .record({
    amount: fc.integer({ min: 1, max: 9_999_999 }),
    word: fc.stringMatching(/^[a-z]{5,20}$/),
    count: fc.integer({ min: 100, max: 9_999 }),
  })
  .chain(({ amount, word, count }) =>
    fc.constantFrom<Tampering>(
      {
        name: 'a price',
        change: (order, world) => changedItem(order, { price: amountText(expectedPrice(world) + amount) }),
      },
      {
        name: 'a total',
        change: (order, world) => ({ ...order, totalAmount: amountText(expectedPrice(world) + amount) }),
      },
      {
        name: 'a grand total',
        change: (order, world) => ({
          ...order,
          grandTotal: amountText(Math.round(expectedPrice(world) * 1.08) + amount),
        }),
      },
      { name: 'a negative price', change: (order) => changedItem(order, { price: `-${amount}.00` }) },
      { name: 'a quantity too many', change: (order) => changedItem(order, { quantity: count }) },
      { name: 'a negative quantity', change: (order) => changedItem(order, { quantity: -count }) },
      { name: 'a dish that is not there', change: (order) => changedItem(order, { id: word }) },
      {
        name: 'a schema that is not the dish’s',
        change: (order, { choices }) =>
          changedItem(order, {
            customization: [...choices, { schemaId: word, selections: { option: word } }],
          }),
      },
      {
        name: 'an option that is not offered',
        change: (order, { choices, schemas }) =>
          changedItem(order, {
            customization: [
              ...choices.filter((choice) => choice.schemaId !== schemas[0]?.id),
              {
                schemaId: schemas[0]?.id ?? word,
                selections: { size: `no-${word}`, option: `no-${word}`, toppings: [`no-${word}`] },
              },
            ],
          }),
      },
      {
        name: 'the same schema twice',
        change: (order, { choices }) => {
          const twice =
            [...choices, ...choices].length > choices.length
              ? [...choices, ...choices]
              : [{ schemaId: word, selections: { size: word } }]
          const chosen = twice.some(
            (choice) =>
              choice.orderMode || Object.values(choice.selections).some((value) => value.length > 0),
          )
          return changedItem(order, {
            customization: chosen ? twice : [{ schemaId: word, selections: { size: word } }],
          })
        },
      },
    ),
  )
