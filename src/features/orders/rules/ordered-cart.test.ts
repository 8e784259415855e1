import { expect, test } from 'vitest'

import { ticketOfOrdered } from './ordered-cart.ts'

const ticketUrl = '/order/abc_-1'

test.each([
  ['ordered since the page was loaded', { ticketUrl, at: 1001 }, ticketUrl],
  ['ordered before that', { ticketUrl, at: 1000 }, undefined],
  ['never ordered', undefined, undefined],
  ['an address that is no ticket', { ticketUrl: 'https://example.com/order/a', at: 1001 }, undefined],
  ['no address', { at: 1001 }, undefined],
  ['no time', { ticketUrl, at: '1001' }, undefined],
  ['nothing', null, undefined],
  ['a text', ticketUrl, undefined],
])('a cart: %s', (_, stored, ticket) => {
  expect(ticketOfOrdered(stored, 1000)).toBe(ticket)
})
