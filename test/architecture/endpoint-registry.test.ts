import { globSync, readFileSync } from 'node:fs'
import { expect, expectTypeOf, test } from 'vitest'

import type { Order } from '#src/features/orders/contract/order.ts'
import { createApi } from '#src/web/api.ts'

const contracts = globSync(['src/features/*/contract/*-endpoints.ts', 'src/server/jobs/*-endpoints.ts']).map(
  (path) => path.replaceAll('\\', '/'),
)
const registry = readFileSync('src/endpoints.ts', 'utf8')

test('the registry of endpoints names every contract of calls', () => {
  expect(contracts.length).toBeGreaterThan(10)
  const missing = contracts.filter((path) => {
    const name = new RegExp(String.raw`import type \* as (\w+) from '#${path}'`).exec(registry)?.[1]
    return name === undefined || !registry.includes(`EndpointsIn<typeof ${name}>`)
  })
  expect(missing).toEqual([])
})

test('the name of a call says what it takes and returns', async () => {
  const api = createApi(async () => ({ status: 200, statusText: 'OK', text: '[]' }))
  const orders = await api.call('GET /api/orders', { query: { period: 'today' } })
  expectTypeOf(orders).toEqualTypeOf<Order[]>()
  // @ts-expect-error no such call
  await api.call('GET /api/nothing')
  // @ts-expect-error no such period
  await api.call('GET /api/orders', { query: { period: 'yesterday' } })
  // @ts-expect-error the path wants a parameter
  await api.call('GET /api/orders/ticket/:token')
  // @ts-expect-error the call wants a body
  await api.call('POST /api/auth/login')
})
