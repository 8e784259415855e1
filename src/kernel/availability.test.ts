import { expect, test } from 'vitest'

import { availabilityAt, changeAvailability, onSale } from './availability.ts'

const now = new Date('2026-05-06T05:00:00Z')
const until = (soldOutUntil: string | null) => ({ isAvailable: false, soldOutUntil })
const later = '2026-05-06T06:00:00.000Z'

test.each([
  ['on sale stays so', onSale, onSale],
  ['sold out until further notice stays so', until(null), until(null)],
  ['sold out until a later time stays so', until(later), until(later)],
  ['sold out until this very instant is on sale', until('2026-05-06T05:00:00.000Z'), onSale],
  ['sold out until an earlier time is on sale', until('2026-05-01T05:00:00.000Z'), onSale],
  ['on sale with a time has none', { isAvailable: true, soldOutUntil: later }, onSale],
])('what is %s', (_what, stored, current) => {
  expect(availabilityAt({ id: 'x', ...stored }, now)).toEqual({ id: 'x', ...current })
})

test.each([
  ['sold out without a time is so until further notice', onSale, { isAvailable: false }, until(null)],
  ['sold out until a time is so', onSale, { isAvailable: false, soldOutUntil: later }, until(later)],
  [
    'a time with an offset is stored in UTC',
    onSale,
    { isAvailable: false, soldOutUntil: '2026-05-06T13:00:00+07:00' },
    until(later),
  ],
  ['sold out once more keeps its time', until(later), { isAvailable: false }, until(later)],
  ['a time alone changes what is sold out', until(null), { soldOutUntil: later }, until(later)],
  ['no time is until further notice', until(later), { soldOutUntil: null }, until(null)],
  ['on sale again has no time', until(later), { isAvailable: true }, onSale],
  [
    'sold out once more after its time has passed is so until further notice',
    until('2026-05-06T04:00:00.000Z'),
    { isAvailable: false },
    until(null),
  ],
  ['a time for what is on sale is misplaced', onSale, { soldOutUntil: later }, 'misplaced'],
  [
    'a time for what comes on sale is misplaced',
    until(null),
    { isAvailable: true, soldOutUntil: later },
    'misplaced',
  ],
  [
    'a time that is now is past',
    onSale,
    { isAvailable: false, soldOutUntil: '2026-05-06T05:00:00Z' },
    'past',
  ],
])('%s', (_what, stored, change, expected) => {
  expect(changeAvailability(stored, change, now)).toEqual(expected)
})
