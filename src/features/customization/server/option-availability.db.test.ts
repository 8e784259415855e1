import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { CustomizationSchema } from '../contract/customization-schema.ts'
import { optionsOf } from '../rules/picked-options.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall

/** Within a minute, in which caches would hold what was so before. */
const now = '2026-05-06T05:00:00Z'
const until = '2026-05-06T05:00:30.000Z'
const thin = '/api/customization-schemas/crust/options/crust-thin'
const soldOut = (soldOutUntil: string | null) => ({ isAvailable: false, soldOutUntil })

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  restaurant.clock.set(now)
  await staff('PATCH', thin, { isAvailable: true })
})

const get = async <Value>(url: string) => (await restaurant.app.inject(url)).json<Value>()
const thinIn = (schemas: readonly CustomizationSchema[]) =>
  schemas
    .filter(({ id }) => id === 'crust')
    .flatMap((schema) => optionsOf(schema))
    .find(({ id }) => id === 'crust-thin')

async function quote() {
  const response = await restaurant.app.inject({
    method: 'POST',
    url: '/api/orders/quote',
    payload: {
      items: [
        {
          id: 'margherita',
          name: 'Margherita',
          price: '0.00',
          quantity: 1,
          customization: [
            { schemaId: 'size-pizza', selections: { size: '16cm' } },
            { schemaId: 'crust', selections: { option: 'crust-thin' } },
          ],
        },
      ],
    },
  })
  return response.statusCode === 200 ? 'priced' : response.body
}

/** What a guest without a session is told about the thin crust, wherever it is told. */
async function seenByGuests() {
  const all = await get<{ schemas: CustomizationSchema[] }>('/api/menu-items/customization-schemas')
  const lists = [
    await get<CustomizationSchema[]>('/api/customization-schemas'),
    await get<CustomizationSchema[]>('/api/menu-items/margherita/customization-schemas'),
    all.schemas,
  ]
  return lists.map(thinIn).map((option) => {
    if (!option) return undefined
    const { allergens: _allergens, diet: _diet, ...sold } = option
    return sold
  })
}

const three = (option: object) => [option, option, option]
const onSale = [1, 2, 3].map(() => ({ id: 'crust-thin', name: 'Thin and crisp', nameVi: 'Mỏng giòn' }))

describe('an option that is sold out until a time', () => {
  it('can be chosen again with the first request from that time on, in every list and cart', async () => {
    expect(await seenByGuests()).toEqual(onSale)
    expect(await quote()).toBe('priced')
    const response = await staff('PATCH', thin, soldOut(until))
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({ id: 'crust-thin', ...soldOut(until) })
    expect(await seenByGuests()).toMatchObject(three(soldOut(until)))
    expect(await quote()).toContain('Thin and crisp is sold out')

    restaurant.clock.set('2026-05-06T05:00:29.999Z')
    expect(await seenByGuests()).toMatchObject(three(soldOut(until)))
    expect(await quote()).toContain('Thin and crisp is sold out')
    restaurant.clock.set(until)
    expect(await seenByGuests()).toEqual(onSale)
    expect(await quote()).toBe('priced')
  })

  it('stays so when an admin saves the schema, whose time of change stays', async () => {
    const schema = async () =>
      (await get<CustomizationSchema[]>('/api/customization-schemas')).find(({ id }) => id === 'crust')
    const before = await schema()
    await staff('PATCH', thin, soldOut(null))
    const edited = await schema()
    expect(edited?.updatedAt).toBe(before?.updatedAt)
    const saved = await admin('PATCH', '/api/customization-schemas/crust', { ...edited })
    expect(saved.statusCode, saved.body).toBe(200)
    expect(await seenByGuests()).toMatchObject(three(soldOut(null)))
    const response = await staff('PATCH', thin, { isAvailable: true })
    expect(response.json()).toMatchObject({ isAvailable: true, soldOutUntil: null })
    expect(await schema()).toEqual(before)
  })

  it.each([
    ['a time that is past', thin, soldOut(now), 400, 'customization.sold-out-until-past'],
    ['a time while it is on sale', thin, { soldOutUntil: until }, 400, 'request.invalid'],
    [
      'no such option',
      '/api/customization-schemas/crust/options/unicorn',
      soldOut(null),
      404,
      'customization.option-not-found',
    ],
    [
      'no such schema',
      '/api/customization-schemas/unicorn/options/crust-thin',
      soldOut(null),
      404,
      'customization.schema-not-found',
    ],
  ])('is rejected with %s', async (_what, url, body, status, code) => {
    const response = await staff('PATCH', url, body)
    expect(response.statusCode, response.body).toBe(status)
    expect(response.json()).toMatchObject({ code })
    expect(await seenByGuests()).toEqual(onSale)
  })
})
