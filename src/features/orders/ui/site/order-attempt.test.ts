import { afterEach, describe, expect, it } from 'vitest'

import { forgetAttempt, rememberAttempt, rememberedAttempt } from './order-attempt.ts'

const first = {
  key: 'first',
  body: {
    customerName: 'Lan',
    customerEmail: 'lan@example.com',
    customerPhone: '0274 000 0001',
    items: [{ id: 'tea', name: 'Peach tea', price: '45000.00', quantity: 1 }],
    totalAmount: '45000.00',
    language: 'vi' as const,
  },
}

describe('an attempt whose response never came', () => {
  afterEach(forgetAttempt)

  it('is remembered until it is forgotten', () => {
    rememberAttempt(first)
    expect(rememberedAttempt()).toMatchObject(first)
    forgetAttempt()
    expect(rememberedAttempt()).toBeUndefined()
  })

  it('is another order after half an hour', () => {
    rememberAttempt(first, 0)
    expect(rememberedAttempt(29 * 60_000)).toMatchObject(first)
    expect(rememberedAttempt(31 * 60_000)).toBeUndefined()
  })

  it('counts its half hour from the first time it was sent', () => {
    rememberAttempt(first, 0)
    const again = rememberedAttempt(20 * 60_000)
    if (again) rememberAttempt(again, 20 * 60_000)
    expect(rememberedAttempt(29 * 60_000)).toMatchObject(first)
    expect(rememberedAttempt(31 * 60_000)).toBeUndefined()
  })
})
