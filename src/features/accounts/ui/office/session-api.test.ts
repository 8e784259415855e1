import { expect, test } from 'vitest'

import { endSession, onSessionEnd } from './session-api.ts'

test('a session that ends is told to the page that is open, and to no page that was left', () => {
  const told: string[] = []
  const leaveFirst = onSessionEnd((call) => told.push(`first ${call}`))
  expect(endSession('read')).toBe(true)
  const leaveSecond = onSessionEnd((call) => told.push(`second ${call}`))
  // The page that was open before goes later than the next one comes.
  leaveFirst()
  expect(endSession('write')).toBe(true)
  leaveSecond()
  expect(endSession('read')).toBe(false)
  expect(told).toEqual(['first read', 'second write'])
})
