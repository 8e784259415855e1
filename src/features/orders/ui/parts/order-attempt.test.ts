import { afterEach, describe, expect, it } from 'vitest'

import {
  attemptFor,
  forgetAttempt,
  randomKey,
  rememberAttempt,
  rememberedAttempt,
  type OrderBody,
} from './order-attempt.ts'

const body: OrderBody = {
  customerName: 'Lan',
  customerEmail: 'lan@example.com',
  customerPhone: '0274 000 0001',
  items: [{ id: 'tea', name: 'Peach tea', price: '45000.00', quantity: 1 }],
  totalAmount: '45000.00',
  language: 'vi',
}
const first = attemptFor(body, undefined, () => 'first')

describe('an attempt to order', () => {
  it('keeps its key while the same is sent again', () => {
    expect(attemptFor(structuredClone(body), first, () => 'second')).toBe(first)
  })

  it.each([
    [
      'a line',
      { items: [{ id: 'tea', name: 'Peach tea', price: '45000.00', quantity: 2 }], totalAmount: '90000.00' },
    ],
    ['the name', { customerName: 'Minh' }],
    ['the time', { requestedTime: '2026-05-06T18:30' }],
  ])('gets another key when %s has changed', (_, change) => {
    expect(attemptFor({ ...body, ...change }, first, () => 'second')).toMatchObject({
      key: 'second',
      body: change,
    })
  })

  it('is sent again word for word when only the language has changed', () => {
    expect(attemptFor({ ...body, language: 'en' }, first, () => 'second')).toBe(first)
  })
})

describe('an attempt whose answer never came', () => {
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
})

describe('a key', () => {
  it('differs each time, with and without HTTPS', () => {
    const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    const keys = [randomKey(), randomKey(), randomKey(withoutUuid), randomKey(withoutUuid)]
    expect(new Set(keys).size).toBe(4)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{32,36}$/)
  })
})
