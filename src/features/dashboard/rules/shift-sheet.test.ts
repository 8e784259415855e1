import { expect, test } from 'vitest'

import { eveningStart, isInShift } from './shift-sheet.ts'

test.each([
  ['11:30', true, false],
  ['15:45', true, false],
  ['16:00', false, true],
  ['21:00', false, true],
])('a booking of %s is on one of the two sheets, and on that of the day', (time, lunch, evening) => {
  const isIn = (shift: 'lunch' | 'evening' | 'all') => isInShift(time, shift, '16:00')
  expect([isIn('lunch'), isIn('evening'), isIn('all')]).toEqual([lunch, evening, true])
})

test('the evening begins when the restaurant opens again, or in the afternoon if it does not close', () => {
  const lunch = { opens: '10:30', closes: '14:00' }
  const evening = { opens: '17:30', closes: '22:00' }
  expect(eveningStart([lunch, evening])).toBe('17:30')
  const whole = eveningStart([{ opens: '10:30', closes: '22:00' }])
  expect(eveningStart([])).toBe(whole)
  expect(isInShift('17:00', 'evening', whole)).toBe(true)
})
