import { afterAll, beforeAll, expect, it } from 'vitest'

import { signIn } from '../../../../test/support/sign-in.ts'
import { openTestRestaurant, type TestRestaurant } from '../../../../test/support/test-restaurant.ts'

let restaurant: TestRestaurant
beforeAll(async () => {
  restaurant = await openTestRestaurant()
})
afterAll(() => restaurant.close())

it('signs in', async () => {
  const cookie = await signIn(restaurant.app, 'admin')
  const me = await restaurant.app.inject({ url: '/api/admin/me', headers: { cookie } })
  expect(me.json()).toMatchObject({ username: 'admin', role: 'admin' })
})
