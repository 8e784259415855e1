import { beforeAll, describe, expect, it } from 'vitest'

import { officeCalls, type OfficeCall } from '#test/support/office-calls.ts'
import { createUser, signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()
const roles = ['anonymous', 'customer', 'staff', 'admin'] as const
let callers: Record<(typeof roles)[number], OfficeCall>

beforeAll(async () => {
  callers = {
    anonymous: await officeCalls(restaurant, 'anonymous'),
    customer: await officeCalls(restaurant, 'customer'),
    staff: await officeCalls(restaurant, 'staff'),
    admin: await officeCalls(restaurant, 'admin'),
  }
})

const news = async () => (await callers.admin('GET', '/api/blog-posts?all=true')).json<unknown>()

// Bodies are invalid on purpose: a caller without the right is told nothing about what would have been valid.
const writes: ['POST' | 'PATCH' | 'DELETE', string, object?][] = [
  ['POST', '/api/blog-posts', { title: '' }],
  ['PATCH', '/api/blog-posts/post-oven-day', { pinOrder: 9 }],
  ['PATCH', '/api/blog-posts/post-oven-day/pin'],
  ['DELETE', '/api/blog-posts/post-oven-day'],
]

describe.each(writes)('%s %s', (method, url, body) => {
  it('is for admins: 401 without a session, 403 for customers and staff, and nothing changes', async () => {
    const before = await news()
    expect((await callers.anonymous(method, url, body)).json()).toMatchObject({ code: 'session.required' })
    for (const role of ['customer', 'staff'] as const) {
      expect((await callers[role](method, url, body)).json(), role).toMatchObject({
        code: 'session.forbidden',
      })
    }
    expect(await news()).toEqual(before)
  })

  it('rejects what a page of another site makes an admin’s browser send', async () => {
    const cookie = await signIn(restaurant.app, await createUser(restaurant.db, { role: 'admin' }))
    const headers = { cookie, origin: 'https://elsewhere.example' }
    const response = await restaurant.app.inject({ method, url, headers, ...(body && { payload: body }) })
    expect(response.json()).toMatchObject({ code: 'request.foreign-origin' })
  })
})

it('reads no large body of somebody who may not send it', async () => {
  const payload = `{"title": "${'a'.repeat(2 * 1024 * 1024)}`
  for (const [caller, status] of [
    ['anonymous', 401],
    ['staff', 403],
    ['admin', 400],
  ] as const) {
    const cookie = caller === 'anonymous' ? undefined : await signIn(restaurant.app, caller)
    const headers = { 'content-type': 'application/json', ...(cookie !== undefined && { cookie }) }
    const response = await restaurant.app.inject({ method: 'POST', url: '/api/blog-posts', headers, payload })
    expect(response.statusCode, caller).toBe(status)
  }
})
