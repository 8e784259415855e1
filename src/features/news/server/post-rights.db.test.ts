import { expect, it } from 'vitest'

import { signIn } from '#test/support/sign-in.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

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
