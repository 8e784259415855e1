import { expect, test } from 'vitest'

import { renderRate } from './page-renderings.ts'
import { renderRateLimit } from './render-rate-limit.ts'

function openLimit() {
  let time = 0
  const limit = renderRateLimit(renderRate, () => time)
  return { limit, pass: (milliseconds: number) => (time += milliseconds) }
}

test('an address may cause a burst of renderings, then so many a second', () => {
  const { limit, pass } = openLimit()
  const taken = Array.from({ length: renderRate.burst + 5 }, () => limit.take('one'))
  expect(taken.filter((wait) => wait === 0)).toHaveLength(renderRate.burst)
  expect(taken.at(-1)).toBe(1)
  pass(1000)
  const later = Array.from({ length: 20 }, () => limit.take('one'))
  expect(later.filter((wait) => wait === 0)).toHaveLength(renderRate.perSecond)
})

test('another address is not concerned', () => {
  const { limit } = openLimit()
  for (let count = 0; count <= renderRate.burst; count += 1) limit.take('one')
  expect(limit.take('other')).toBe(0)
})

test('silence never saves up more than the burst', () => {
  const { limit, pass } = openLimit()
  limit.take('one')
  pass(3_600_000)
  const taken = Array.from({ length: renderRate.burst + 1 }, () => limit.take('one'))
  expect(taken.filter((wait) => wait === 0)).toHaveLength(renderRate.burst)
})

test.each([
  [49_999, 'is remembered', 1],
  [50_000, 'is forgotten', 0],
])('an address that has been silent while %s others asked %s', (others, _what, wait) => {
  const { limit } = openLimit()
  for (let count = 0; count < renderRate.burst; count += 1) limit.take('silent')
  for (let count = 0; count < others; count += 1) limit.take(`other ${count}`)
  expect(limit.take('silent')).toBe(wait)
})

test('asking while there is none left does not postpone the next', () => {
  const { limit, pass } = openLimit()
  for (let count = 0; count < renderRate.burst; count += 1) limit.take('one')
  for (let count = 0; count < 250; count += 1) {
    expect(limit.take('one')).toBe(1)
    pass(1)
  }
  expect(limit.take('one')).toBe(0)
})
