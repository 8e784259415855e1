import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'
import { userTable } from '#src/features/accounts/server/account-table.ts'

let restaurant: TestRestaurant
let callers: Record<'nobody' | 'customer' | 'staff' | 'admin', OfficeCall>

beforeAll(async () => {
  restaurant = await openTestRestaurant()
  callers = {
    nobody: await officeCalls(restaurant, 'nobody'),
    customer: await officeCalls(restaurant, 'customer'),
    staff: await officeCalls(restaurant, 'staff'),
    admin: await officeCalls(restaurant, 'admin'),
  }
})
afterAll(() => restaurant.close())

/** Everything the catalogue is, as anyone may read it. */
async function catalogue(): Promise<unknown[]> {
  const lists = ['/api/menu-items?includeUnavailable=true', '/api/categories', '/api/customization-schemas']
  return Promise.all(lists.map(async (url) => (await callers.nobody('GET', url)).json<unknown>()))
}

// Bodies are invalid on purpose: who may not call learns nothing about what would have been valid.
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
    const refused = await callers.nobody(method, url, body)
    expect(refused.statusCode).toBe(401)
    expect(refused.json()).toMatchObject({ code: 'session.required' })
    for (const role of ['customer', 'staff'] as const) {
      expect((await callers[role](method, url, body)).statusCode, role).toBe(403)
    }
    expect(await catalogue()).toEqual(before)
  })

  it('rejects what a page of another site makes an admin’s browser send', async () => {
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'admin' }))
    const headers = { cookie, origin: 'https://elsewhere.example' }
    const answer = await restaurant.app.inject({ method, url, headers, ...(body && { payload: body }) })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'request.foreign-origin' })
  })
})

describe.each(writes.filter(([, , body]) => body))('%s %s', (method, url, body) => {
  it('answers 400 to an admin who sends what is not valid', async () => {
    const answer = await callers.admin(method, url, body)
    expect(answer.statusCode, answer.body).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'request.invalid', fields: expect.any(Object) })
  })
})

describe('staff and a dish', () => {
  const isAvailable = async () => {
    const dishes = (await callers.nobody('GET', '/api/menu-items?includeUnavailable=true')).json<
      { id: string; isAvailable: boolean }[]
    >()
    return dishes.find(({ id }) => id === 'pepperoni')?.isAvailable
  }

  it('may say that it is sold out, and that it is back', async () => {
    for (const available of [false, true]) {
      const answer = await callers.staff('PATCH', '/api/menu-items/pepperoni', { isAvailable: available })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ id: 'pepperoni', isAvailable: available })
      expect(await isAvailable()).toBe(available)
    }
  })

  it.each([
    ['a price', { price: '1' }],
    ['a price beside the availability', { isAvailable: false, price: '1' }],
    ['a pin', { isAvailable: false, isPinned: true }],
    ['a price that is not even valid', { isAvailable: false, price: 'free' }],
    ['a field nobody knows', { isAvailable: false, nobody: 'knows' }],
  ])('may not set %s, and nothing changes', async (_what, body) => {
    const before = await catalogue()
    const answer = await callers.staff('PATCH', '/api/menu-items/pepperoni', body)
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({
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
    const answer = await restaurant.app.inject({
      method: 'PATCH',
      url: '/api/menu-items/pepperoni',
      headers: { cookie },
      payload: { isAvailable: false },
    })
    expect(answer.statusCode).toBe(401)
    expect(await isAvailable()).toBe(true)
  })
})
