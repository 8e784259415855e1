import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { CustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { optionsOf } from '#src/features/customization/rules/picked-options.ts'
import type { MenuItem } from '#src/features/menu/contract/menu.ts'
import { hearEvents } from '#test/support/heard-events.ts'
import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { orderFor, plainCrust, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { Ingredient } from '../contract/ingredient.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall
let salami: Ingredient

const now = '2026-05-06T05:00:00Z'
const until = '2026-05-06T05:00:30.000Z'
const small = { schemaId: 'size-pizza', selections: { size: '16cm' } }
const margherita = { id: 'margherita', customization: [small, plainCrust] }
const withTopping = (topping: string) => ({
  ...margherita,
  customization: [
    ...margherita.customization,
    { schemaId: 'pizza-toppings', selections: { toppings: [topping] } },
  ],
})
const halves = {
  ...margherita,
  customization: [
    ...margherita.customization,
    { schemaId: 'half-and-half', selections: {}, orderMode: 'half_and_half', secondFlavor: 'pepperoni' },
  ],
}

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  restaurant.clock.set(now)
  for (const { id } of (await admin('GET', '/api/ingredients')).json<Ingredient[]>())
    await admin('DELETE', `/api/ingredients/${id}`)
  await staff('PATCH', '/api/menu-items/pepperoni', { isAvailable: true })
  salami = await made({ name: 'Salami', nameVi: 'Xúc xích Ý', dishIds: ['pepperoni'] })
})

async function made(input: object): Promise<Ingredient> {
  const response = await admin('POST', '/api/ingredients', input)
  expect(response.statusCode, response.body).toBe(201)
  return response.json()
}

async function switchOff({ id }: Ingredient, soldOutUntil: string | null = null) {
  const response = await staff('PATCH', `/api/ingredients/${id}/availability`, {
    isAvailable: false,
    soldOutUntil,
  })
  expect(response.statusCode, response.body).toBe(200)
}

const get = async <Value>(url: string) => (await restaurant.app.inject(url)).json<Value>()
async function seenDish(id: string) {
  return (await get<MenuItem[]>('/api/menu-items?includeUnavailable=true')).find((dish) => dish.id === id)
}
const quote = (items: readonly object[]) =>
  restaurant.app.inject({
    method: 'POST',
    url: '/api/orders/quote',
    payload: { items: items.map((item) => ({ name: '', price: '0', quantity: 1, ...item })) },
  })

async function rejection(items: readonly object[]) {
  const response = await quote(items)
  const { code, message } = response.json<{ code: string; message: string }>()
  return { status: response.statusCode, code, message }
}

describe('a missing ingredient', () => {
  it('takes its dish out for guests, in every list and cart, and names itself to staff alone', async () => {
    expect(await seenDish('pepperoni')).toMatchObject({ isAvailable: true })
    await switchOff(salami, until)
    const seen = await seenDish('pepperoni')
    expect(seen).toMatchObject({ isAvailable: false, soldOutUntil: until })
    expect(seen).not.toHaveProperty('missing')
    const office = (await staff('GET', '/api/menu-items?includeUnavailable=true')).json<MenuItem[]>()
    expect(office.find(({ id }) => id === 'pepperoni')?.missing).toEqual([
      { name: 'Salami', nameVi: 'Xúc xích Ý' },
    ])
    expect(await get<MenuItem[]>('/api/menu-items')).not.toContainEqual(
      expect.objectContaining({ id: 'pepperoni' }),
    )
    expect(await rejection([smallPepperoni])).toEqual({
      status: 409,
      code: 'orders.dishes-unavailable',
      message: expect.stringContaining('Pepperoni'),
    })
  })

  it('takes out an order that was priced before', async () => {
    const body = await orderFor(restaurant.app, [smallPepperoni, margherita])
    await switchOff(salami)
    const response = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload: body })
    expect(response.statusCode).toBe(409)
    expect(response.json()).toMatchObject({ details: { problems: [{ line: 0, id: 'pepperoni' }] } })
  })

  it('takes out a second half, a topping, a size and a single choice that hold it, and names each', async () => {
    const groups = await get<CustomizationSchema[]>('/api/customization-schemas')
    const group = (id: string) => {
      const found = groups.find((each) => each.id === id)
      if (!found) throw new Error(`No option group ${id}`)
      return found
    }
    const [topping] = optionsOf(group('pizza-toppings'))
    const link = (schemaId: string, optionId: string) => ({ schemaId, optionId })
    await switchOff(salami)
    expect(await rejection([halves])).toMatchObject({
      status: 409,
      message: expect.stringContaining('Pepperoni'),
    })
    for (const [options, item] of [
      [link('pizza-toppings', topping?.id ?? ''), withTopping(topping?.id ?? '')],
      [link('size-pizza', '16cm'), margherita],
      [link('crust', 'crust-puffy'), margherita],
    ] as const) {
      expect((await quote([item])).statusCode).toBe(200)
      const held = await made({ name: 'Part', nameVi: 'Phần', options: [options] })
      await switchOff(held)
      const name = optionsOf(group(options.schemaId)).find(({ id }) => id === options.optionId)?.name
      expect(await rejection([item])).toEqual({
        status: 409,
        code: 'orders.dishes-unavailable',
        message: expect.stringContaining(String(name)),
      })
      await admin('DELETE', `/api/ingredients/${held.id}`)
    }
  })

  it('takes out the options of a cloned schema too', async () => {
    const option = { schemaId: 'size-pizza', optionId: '16cm' }
    const flour = await made({ name: 'Flour', nameVi: 'Bột', options: [option] })
    const copy = (
      await admin('POST', '/api/customization-schemas/size-pizza/clone')
    ).json<CustomizationSchema>()
    const all = (await admin('GET', '/api/ingredients')).json<Ingredient[]>()
    expect(all.find(({ id }) => id === flour.id)?.options).toEqual([option, { ...option, schemaId: copy.id }])
    await switchOff(flour)
    const [schema] = (await staff('GET', '/api/customization-schemas'))
      .json<CustomizationSchema[]>()
      .filter(({ id }) => id === copy.id)
    const out = schema && optionsOf(schema).filter(({ isAvailable }) => isAvailable === false)
    expect(out?.map(({ id }) => id)).toEqual(['16cm'])
    await admin('DELETE', `/api/customization-schemas/${copy.id}`)
  })

  it('comes back with the first request from its time on, without a write', async () => {
    await switchOff(salami, until)
    expect((await quote([smallPepperoni])).statusCode).toBe(409)
    restaurant.clock.set(until)
    expect(await seenDish('pepperoni')).toMatchObject({ isAvailable: true, soldOutUntil: null })
    expect((await quote([smallPepperoni])).statusCode).toBe(200)
    const [listed] = (await staff('GET', '/api/ingredients')).json<Ingredient[]>()
    expect(listed).toMatchObject({ isAvailable: true, soldOutUntil: null })
  })

  it('leaves a dish sold out that was so itself, and comes back last of several', async () => {
    await staff('PATCH', '/api/menu-items/pepperoni', { isAvailable: false })
    await switchOff(salami, until)
    restaurant.clock.set(until)
    expect(await seenDish('pepperoni')).toMatchObject({ isAvailable: false, soldOutUntil: null })

    restaurant.clock.set(now)
    await staff('PATCH', '/api/menu-items/pepperoni', { isAvailable: true })
    const dough = await made({ name: 'Dough', nameVi: 'Bột', dishIds: ['pepperoni', 'margherita'] })
    await switchOff(dough, '2026-05-06T05:00:10Z')
    expect(await seenDish('pepperoni')).toMatchObject({ soldOutUntil: until })
    restaurant.clock.set('2026-05-06T05:00:10Z')
    expect(await seenDish('pepperoni')).toMatchObject({ isAvailable: false })
    expect(await seenDish('margherita')).toMatchObject({ isAvailable: true })
    await switchOff(dough)
    expect(await seenDish('pepperoni')).toMatchObject({ soldOutUntil: null })
  })

  it('tells open screens of the menu', async () => {
    const screen = await hearEvents(restaurant.databaseUrl)
    await switchOff(salami)
    await expect.poll(() => screen.heard).toContainEqual({ lists: ['menu'] })
    await screen.close()
  })
})

describe('a call about ingredients', () => {
  it.each([
    ['two links to one dish', { dishIds: ['pepperoni', 'pepperoni'] }],
    [
      'two links to one option',
      {
        options: [
          { schemaId: 'a', optionId: 'b' },
          { schemaId: 'a', optionId: 'b' },
        ],
      },
    ],
    ['a blank name', { nameVi: ' ' }],
    ['more links than there may be', { dishIds: Array.from({ length: 501 }, (_, index) => `dish-${index}`) }],
  ])('rejects %s', async (_what, changes) => {
    expect((await admin('PATCH', `/api/ingredients/${salami.id}`, changes)).statusCode).toBe(400)
  })

  it('rejects an edit that began before another, but not one that began before a switch', async () => {
    await switchOff(salami)
    const first = { name: 'Spicy salami', updatedAt: salami.updatedAt }
    expect((await admin('PATCH', `/api/ingredients/${salami.id}`, first)).statusCode).toBe(200)
    restaurant.clock.set('2026-05-06T05:01:00Z')
    await admin('PATCH', `/api/ingredients/${salami.id}`, { name: 'Mild salami' })
    const second = await admin('PATCH', `/api/ingredients/${salami.id}`, first)
    expect(second.statusCode).toBe(409)
    expect(second.json()).toMatchObject({ code: 'ingredients.stale' })
  })

  it.each([
    ['a time that is past', { isAvailable: false, soldOutUntil: now }],
    ['a time while the kitchen has it', { isAvailable: true, soldOutUntil: until }],
  ])('rejects %s', async (_what, body) => {
    const response = await staff('PATCH', `/api/ingredients/${salami.id}/availability`, body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ fields: { soldOutUntil: expect.any(String) } })
  })
})
