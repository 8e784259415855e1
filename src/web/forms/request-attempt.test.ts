import { describe, expect, it } from 'vitest'

import { attemptFor, randomKey } from './request-attempt.ts'

interface Body {
  name: string
  items: { id: string; quantity: number }[]
  time?: string
  language: 'vi' | 'en'
}
const body: Body = { name: 'Lan', items: [{ id: 'tea', quantity: 1 }], language: 'vi' }
const first = attemptFor(body, undefined, () => 'first')

describe('an attempt', () => {
  it('has the same key while the same is sent again', () => {
    expect(attemptFor(structuredClone(body), first, () => 'second')).toBe(first)
  })

  it.each([
    ['something deep within', { items: [{ id: 'tea', quantity: 2 }] }],
    ['something changed', { name: 'Minh' }],
    ['something added', { time: '2026-05-06T18:30' }],
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

describe('a key', () => {
  it('differs each time, with and without HTTPS', () => {
    const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    const keys = [randomKey(), randomKey(), randomKey(withoutUuid), randomKey(withoutUuid)]
    expect(new Set(keys).size).toBe(4)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{32,36}$/)
  })
})
