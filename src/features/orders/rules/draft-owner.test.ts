import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isOwnDraft, restoreDraftOwner } from './draft-owner.ts'

const hour = 3_600_000
const since = Date.UTC(2026, 4, 6, 4)

test.each([
  ['its owner at once', 'lan', 0, true],
  ['its owner just before two hours', 'lan', 2 * hour - 1, true],
  ['its owner after two hours', 'lan', 2 * hour, false],
  ['its owner, by a clock that was set back', 'lan', -1, false],
  ['another user', 'minh', 0, false],
  ['no one', '', 0, false],
])('a draft shows to %s or not', (_who, userId, later, isShown) => {
  expect(isOwnDraft({ userId: 'lan', since }, userId, since + later)).toBe(isShown)
})

test('a stored owner is read back; anything else is a draft of no one', () => {
  expect(restoreDraftOwner({ userId: 'lan', since })).toEqual({ userId: 'lan', since })
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const owner = restoreDraftOwner(stored)
      expect([typeof owner.userId, typeof owner.since]).toEqual(['string', 'number'])
      expect(isOwnDraft(owner, 'lan', since)).toBe(false)
    }),
  )
})
