import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'

const restaurant = testRestaurant()
let callers: Record<'anonymous' | 'customer' | 'staff' | 'admin', OfficeCall>

beforeAll(async () => {
  callers = {
    anonymous: await officeCalls(restaurant, 'anonymous'),
    customer: await officeCalls(restaurant, 'customer'),
    staff: await officeCalls(restaurant, 'staff'),
    admin: await officeCalls(restaurant, 'admin'),
  }
})

/** Everything the catalogue is, as anyone may read it. */
async function catalogue(): Promise<unknown[]> {
  const lists = ['/api/menu-items?includeUnavailable=true', '/api/categories', '/api/customization-schemas']
  return Promise.all(lists.map(async (url) => (await callers.anonymous('GET', url)).json<unknown>()))
}

// Bodies are invalid on purpose: a caller without the right is told nothing about what would have been valid.
const writes: ['POST' | 'PATCH' | 'DELETE', string, object?][] = [
  ['POST', '/api/menu-items', { price: '288.000' }],
  ['PATCH', '/api/menu-items/pepperoni', { price: '288.000' }],
  ['DELETE', '/api/menu-items/pepperoni'],
  ['PATCH', '/api/menu-items/pepperoni/pin'],
  ['PATCH', '/api/menu-items/pepperoni/customization-schemas', { schemaIds: 'none' }],
  ['POST', '/api/categories', {}],
  ['PATCH', '/api/categories/pasta', { name: '' }],
  ['DELETE', '/api/categories/pasta'],
  ['POST', '/api/customization-schemas', {}],
  ['PATCH', '/api/customization-schemas/crust', { isActive: 'no' }],
  ['DELETE', '/api/customization-schemas/wing-sauce'],
  ['POST', '/api/customization-schemas/crust/clone'],
]

describe.each(writes)('%s %s', (method, url, body) => {
  it('is for admins: 401 without a session, 403 for customers and staff, and nothing changes', async () => {
    const before = await catalogue()
    const rejected = await callers.anonymous(method, url, body)
    expect(rejected.statusCode).toBe(401)
    expect(rejected.json()).toMatchObject({ code: 'session.required' })
    for (const role of ['customer', 'staff'] as const) {
      expect((await callers[role](method, url, body)).statusCode, role).toBe(403)
    }
    expect(await catalogue()).toEqual(before)
  })

  it('rejects what a page of another site makes an admin’s browser send', async () => {
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'admin' }))
    const headers = { cookie, origin: 'https://elsewhere.example' }
    const response = await restaurant.app.inject({ method, url, headers, ...(body && { payload: body }) })
    expect(response.statusCode).toBe(403)
    expect(response.json()).toMatchObject({ code: 'request.foreign-origin' })
  })
})

describe.each(writes.filter(([, , body]) => body))('%s %s', (method, url, body) => {
  it('returns 400 to an admin who sends what is not valid', async () => {
    const response = await callers.admin(method, url, body)
    expect(response.statusCode, response.body).toBe(400)
    expect(response.json()).toMatchObject({ code: 'request.invalid', fields: expect.any(Object) })
  })
})

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

  it('change nothing any more once they are deactivated', async () => {
    const user = await createUser(restaurant.db, { role: 'staff' })
    const cookie = await signIn(restaurant.app, user)
    await restaurant.db.update(userTable).set({ isActive: false }).where(eq(userTable.id, user.id))
    const response = await restaurant.app.inject({
      method: 'PATCH',
      url: '/api/menu-items/pepperoni',
      headers: { cookie },
      payload: { isAvailable: false },
    })
    expect(response.statusCode).toBe(401)
    expect(await isAvailable()).toBe(true)
  })
})
