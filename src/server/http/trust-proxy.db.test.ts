import { afterEach, expect, it } from 'vitest'

import { openTestRestaurant, type TestRestaurant } from '#test/support/test-restaurant.ts'

let restaurant: TestRestaurant
afterEach(() => restaurant.close())

it.each([
  ['0', '203.0.113.1'],
  ['1', '198.51.100.3'],
  ['2', '198.51.100.2'],
])(
  'behind %s proxies a visitor comes from %s, whatever the request says before',
  async (proxies, address) => {
    restaurant = await openTestRestaurant({ TRUST_PROXY: proxies }, (app) => {
      app.get('/from', (request) => ({ address: request.ip }))
    })
    const response = await restaurant.app.inject({
      url: '/from',
      remoteAddress: '203.0.113.1',
      headers: { 'x-forwarded-for': '198.51.100.1, 198.51.100.2, 198.51.100.3' },
    })
    expect(response.json()).toEqual({ address })
  },
)
