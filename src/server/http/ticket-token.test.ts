import { expect, test } from 'vitest'

import { newTicketToken } from './ticket-token.ts'

test('no two tickets have one token, and none can be guessed: 192 bits that an address can hold', () => {
  const tokens = Array.from({ length: 100 }, newTicketToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{32}$/)
})
