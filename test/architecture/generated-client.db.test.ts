import createClient from 'openapi-fetch'
import { beforeAll, expect, expectTypeOf, it } from 'vitest'

import { demoPasswords } from '#src/features/accounts/rules/demo-passwords.ts'
import { guest, smallPepperoni } from '#test/support/orders.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
// `npm run check` generates these types from the OpenAPI document, and then checks that they fit the calls below.
import type { paths } from '../../.cache/api-types.ts'

const restaurant = testRestaurant()
let client: ReturnType<typeof createClient<paths>>

beforeAll(async () => {
  client = createClient<paths>({ baseUrl: await restaurant.app.listen({ host: '127.0.0.1', port: 0 }) })
})

it('a client that somebody generates reads the menu, places an order, and finds it as staff', async () => {
  const menu = await client.GET('/api/menu-items', { params: { query: { includeUnavailable: 'true' } } })
  const dish = menu.data?.find(({ id }) => id === smallPepperoni.id)
  expectTypeOf(dish?.nameVi).toEqualTypeOf<string | null | undefined>()

  const asked = { ...smallPepperoni, name: dish?.name ?? '', price: '0.00', quantity: 1 }
  const quote = await client.POST('/api/orders/quote', { body: { items: [asked] } })
  const price = quote.data?.lines[0]?.unitPrice ?? ''
  const placed = await client.POST('/api/orders', {
    params: { header: { 'idempotency-key': 'order-of-a-generated-client' } },
    body: { ...guest, items: [{ ...asked, price }], totalAmount: quote.data?.totalAmount ?? '' },
  })
  expect(placed.error).toBeUndefined()
  expect(placed.response.status).toBe(201)

  const anonymous = await client.GET('/api/orders')
  expect(anonymous.error?.code).toBe('session.required')

  const credentials = { username: 'staff', password: demoPasswords.staff }
  const { response } = await client.POST('/api/auth/login', { body: credentials })
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const { data: orders } = await client.GET('/api/orders', {
    params: { query: { period: 'today' } },
    headers: { cookie },
  })
  expect(orders?.[0]).toMatchObject({ id: placed.data?.id, totalAmount: quote.data?.totalAmount })
  expectTypeOf(orders?.[0]?.totalAmount).toEqualTypeOf<string | undefined>()
})

it('a client that somebody generates does not compile with what the API would reject', () => {
  const calls = [
    // @ts-expect-error no such period
    () => client.GET('/api/orders', { params: { query: { period: 'yesterday' } } }),
    // @ts-expect-error an order needs a guest
    () => client.POST('/api/orders', { body: { items: [], totalAmount: '0.00' } }),
    // @ts-expect-error no such call
    () => client.GET('/api/nothing'),
  ]
  expect(calls).toHaveLength(3)
})
