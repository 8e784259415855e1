import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'

import { attemptFor, beginAttempt, endAttempt, randomKey } from './request-attempt.ts'

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

describe('an attempt whose response never came', () => {
  const minutes = 60_000
  beforeEach(() => endAttempt('tea'))

  it('is remembered until it has ended, for its form alone', () => {
    const { key } = beginAttempt('tea', body)
    expect(beginAttempt('tea', body).key).toBe(key)
    expect(beginAttempt('other', body).key).not.toBe(key)
    endAttempt('tea')
    expect(beginAttempt('tea', body).key).not.toBe(key)
  })

  it('is another one after half an hour, counted from the first time it was sent', () => {
    const { key } = beginAttempt('tea', body, 0)
    expect(beginAttempt('tea', body, 20 * minutes).key).toBe(key)
    expect(beginAttempt('tea', body, 30 * minutes - 1).key).toBe(key)
    expect(beginAttempt('tea', body, 30 * minutes).key).not.toBe(key)
  })

  it('is remembered by session storage, through a reload', () => {
    const { key } = beginAttempt('tea', body, 0)
    const stored = sessionStorage.getItem('tea-attempt') ?? ''
    endAttempt('tea')
    sessionStorage.setItem('tea-attempt', stored)
    expect(beginAttempt('tea', { ...body, language: 'en' }, 1)).toMatchObject({ key, body })
  })

  it('is remembered until the page is left where storage is forbidden', () => {
    const forbidden = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Forbidden', 'SecurityError')
    })
    onTestFinished(() => forbidden.mockRestore())
    const { key } = beginAttempt('tea', body)
    expect(beginAttempt('tea', body).key).toBe(key)
  })

  it.each(['', 'null', '7', '{}', '{"key":1,"at":0,"body":{}}', '{"key":"k","at":0,"body":null}'])(
    'is a new one where session storage holds %j',
    (stored) => {
      sessionStorage.setItem('soup-attempt', stored)
      expect(beginAttempt('soup', body, 1)).toMatchObject({ body, key: expect.stringMatching(/^.{32,36}$/) })
      endAttempt('soup')
    },
  )
})

describe('a key', () => {
  it('differs each time, with and without HTTPS', () => {
    const withoutUuid = { getRandomValues: crypto.getRandomValues.bind(crypto) }
    const keys = [randomKey(), randomKey(), randomKey(withoutUuid), randomKey(withoutUuid)]
    expect(new Set(keys).size).toBe(4)
    for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{32,36}$/)
    expect(randomKey({ getRandomValues: (bytes) => bytes })).toBe('0'.repeat(32))
  })
})
