import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import type { DishOffers } from '../contract/dish-offers.ts'
import type { MenuItem } from '../contract/menu.ts'

const restaurant = testRestaurant()
let staff: OfficeCall
let admin: OfficeCall

/** The margherita is pinned. Within a minute, in which caches would hold what was so before. */
const dish = '/api/menu-items/margherita'
const now = '2026-05-06T05:00:00Z'
const until = '2026-05-06T05:00:30.000Z'
const justBefore = '2026-05-06T05:00:29.999Z'

beforeAll(async () => {
  staff = await officeCalls(restaurant, 'staff')
  admin = await officeCalls(restaurant, 'admin')
})
beforeEach(async () => {
  restaurant.clock.set(now)
  await staff('PATCH', dish, { isAvailable: true })
})

const get = async <Value>(url: string) => (await restaurant.app.inject(url)).json<Value>()
const isIn = (dishes: MenuItem[]) => dishes.some(({ id }) => id === 'margherita')

/** What a guest without a session is told about the dish, wherever it is told. */
async function seenByGuests() {
  const quote = await restaurant.app.inject({
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
  const all = await get<MenuItem[]>('/api/menu-items?includeUnavailable=true')
  const offers = await get<DishOffers>('/api/menu-items/customization-schemas')
  return {
    menu: all.find(({ id }) => id === 'margherita'),
    isListed: isIn(await get<MenuItem[]>('/api/menu-items')),
    isPinned: isIn(await get<MenuItem[]>('/api/menu-items/pinned')),
    isOffered: 'margherita' in offers.dishes,
    quote: quote.statusCode,
  }
}

const onSale = {
  menu: expect.objectContaining({ isAvailable: true, soldOutUntil: null }),
  isListed: true,
  isPinned: true,
  isOffered: true,
  quote: 200,
}
const soldOut = (soldOutUntil: string | null) => ({
  menu: expect.objectContaining({ isAvailable: false, soldOutUntil }),
  isListed: false,
  isPinned: false,
  isOffered: false,
  quote: 409,
})

describe('a dish that is sold out until a time', () => {
  it('is on sale again with the first request from that time on, in every list and cart', async () => {
    expect(await seenByGuests()).toEqual(onSale)
    const response = await staff('PATCH', dish, { isAvailable: false, soldOutUntil: until })
    expect(response.statusCode, response.body).toBe(200)
    expect(response.json()).toMatchObject({ isAvailable: false, soldOutUntil: until })
    expect(await seenByGuests()).toEqual(soldOut(until))

    restaurant.clock.set(justBefore)
    expect(await seenByGuests()).toEqual(soldOut(until))
    restaurant.clock.set(until)
    expect(await seenByGuests()).toEqual(onSale)
    expect((await staff('GET', '/api/menu-items')).json()).toContainEqual(onSale.menu)
  })

  it('comes back in its turn where another comes back before it', async () => {
    await staff('PATCH', dish, { isAvailable: false, soldOutUntil: until })
    await staff('PATCH', '/api/menu-items/pepperoni', {
      isAvailable: false,
      soldOutUntil: '2026-05-06T05:00:10Z',
    })
    const listed = async () => (await get<MenuItem[]>('/api/menu-items')).map(({ id }) => id)
    expect(await listed()).not.toContain('pepperoni')
    restaurant.clock.set('2026-05-06T05:00:10Z')
    expect(await listed()).toContain('pepperoni')
    expect(await listed()).not.toContain('margherita')
    restaurant.clock.set(until)
    expect(await listed()).toContain('margherita')
  })

  it('stays so by the plain switch of someone else, and is sold out for good by no time', async () => {
    await staff('PATCH', dish, { isAvailable: false, soldOutUntil: until })
    expect((await admin('PATCH', dish, { isAvailable: false })).json()).toMatchObject({ soldOutUntil: until })
    await staff('PATCH', dish, { soldOutUntil: null })
    restaurant.clock.set('2026-06-06T05:00:00Z')
    expect(await seenByGuests()).toEqual(soldOut(null))
  })

  it('keeps its time when an admin changes its price, and loses it with the switch', async () => {
    await staff('PATCH', dish, { isAvailable: false, soldOutUntil: until })
    const { price } = (await admin('PATCH', dish, { isPinned: true })).json<MenuItem>()
    expect((await admin('PATCH', dish, { price })).json()).toMatchObject({ soldOutUntil: until })
    expect((await staff('PATCH', dish, { isAvailable: true })).json()).toEqual(onSale.menu)
    expect(await seenByGuests()).toEqual(onSale)
  })

  it.each([
    ['that is past', { isAvailable: false, soldOutUntil: now }, 'menu.sold-out-until-past'],
    ['for a dish on sale', { soldOutUntil: until }, 'request.invalid'],
    ['that is none', { isAvailable: false, soldOutUntil: 'tomorrow' }, 'request.invalid'],
  ])('cannot have a time %s', async (_what, body, code) => {
    const response = await staff('PATCH', dish, body)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toMatchObject({ code, fields: { soldOutUntil: expect.any(String) } })
    expect(await seenByGuests()).toEqual(onSale)
  })
})
