import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
let callers: Record<'anonymous' | 'staff', OfficeCall>

beforeAll(async () => {
  callers = {
    anonymous: await officeCalls(restaurant, 'anonymous'),
    staff: await officeCalls(restaurant, 'staff'),
  }
})

/** Everything the catalogue is, as anyone may read it. */
async function catalogue(): Promise<unknown[]> {
  const lists = ['/api/menu-items?includeUnavailable=true', '/api/categories', '/api/customization-schemas']
  return Promise.all(lists.map(async (url) => (await callers.anonymous('GET', url)).json<unknown>()))
}

describe('staff and a dish', () => {
  const isAvailable = async () => {
    const dishes = (await callers.anonymous('GET', '/api/menu-items?includeUnavailable=true')).json<
      { id: string; isAvailable: boolean }[]
    >()
    return dishes.find(({ id }) => id === 'pepperoni')?.isAvailable
  }

  it('may say that it is sold out, and that it is back', async () => {
    for (const available of [false, true]) {
      const response = await callers.staff('PATCH', '/api/menu-items/pepperoni', { isAvailable: available })
      expect(response.statusCode).toBe(200)
      expect(response.json()).toMatchObject({ id: 'pepperoni', isAvailable: available })
      expect(await isAvailable()).toBe(available)
    }
  })

  it.each([
    ['a price', { price: '1' }],
    ['a price beside the availability', { isAvailable: false, price: '1' }],
    ['a pin', { isAvailable: false, isPinned: true }],
    ['a price that is not even valid', { isAvailable: false, price: 'free' }],
    ['an unknown field', { isAvailable: false, unknown: 'knows' }],
  ])('may not set %s, and nothing changes', async (_what, body) => {
    const before = await catalogue()
    const response = await callers.staff('PATCH', '/api/menu-items/pepperoni', body)
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({
      message: "A field the caller's role may not set",
      code: 'menu.field-forbidden',
      fields: { [Object.keys(body).at(-1) ?? '']: expect.any(String) },
    })
    expect(await catalogue()).toEqual(before)
  })

  it('get 400 for an availability that is none, and 404 for a dish that is none', async () => {
    expect(
      (await callers.staff('PATCH', '/api/menu-items/pepperoni', { isAvailable: 'no' })).statusCode,
    ).toBe(400)
    expect((await callers.staff('PATCH', '/api/menu-items/no-such', { isAvailable: true })).statusCode).toBe(
      404,
    )
  })
})
