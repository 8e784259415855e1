import { expect, test } from 'vitest'

import { mayBeUnattended } from './unattended.ts'

const daily = (...hours: readonly (readonly [opens: string, closes: string])[]) => ({
  openingHours: ([0, 1, 2, 3, 4, 5, 6] as const).flatMap((weekday) =>
    hours.map(([opens, closes]) => ({ weekday, opens, closes })),
  ),
  closures: [],
})
const waiting = { status: 'pending', seenAt: null, requestedTime: null, scheduledTime: null } as const
const local = (time: string) => new Date(`2026-05-06T${time}:00+07:00`)

test.each([
  ['at once, in opening hours', {}, daily(['11:00', '22:00']), '12:00', true],
  ['at once, while the restaurant is closed', {}, daily(['11:00', '22:00']), '10:59', false],
  [
    'later in these opening hours',
    { requestedTime: '2026-05-06T21:45' },
    daily(['11:00', '22:00']),
    '12:00',
    true,
  ],
  [
    'in the evening, as seen at lunch',
    { requestedTime: '2026-05-06T18:00' },
    daily(['11:00', '14:00'], ['17:00', '22:00']),
    '12:00',
    false,
  ],
  [
    'in the evening, as seen then',
    { requestedTime: '2026-05-06T18:00' },
    daily(['11:00', '14:00'], ['17:00', '22:00']),
    '17:00',
    true,
  ],
  ['tomorrow', { requestedTime: '2026-05-07T12:00' }, daily(['11:00', '22:00']), '12:00', false],
  [
    'at an opening that has begun',
    { scheduledTime: '2026-05-06T11:00' },
    daily(['11:00', '22:00']),
    '11:02',
    true,
  ],
  [
    'after midnight of the same night',
    { requestedTime: '2026-05-07T01:00' },
    daily(['18:00', '02:00']),
    '23:00',
    true,
  ],
  [
    'after midnight of the next night',
    { requestedTime: '2026-05-08T01:00' },
    daily(['18:00', '02:00']),
    '23:00',
    false,
  ],
  [
    'at any time of a restaurant that never closes',
    { requestedTime: '2026-05-07T12:00' },
    daily(['00:00', '24:00']),
    '12:00',
    true,
  ],
  ['at once, once it is confirmed', { status: 'confirmed' }, daily(['11:00', '22:00']), '12:00', false],
  [
    'at once, once somebody has opened it',
    { seenAt: local('11:59') },
    daily(['11:00', '22:00']),
    '12:00',
    false,
  ],
] as const)('an order for %s', (_when, changes, times, now, expected) => {
  expect(mayBeUnattended({ ...waiting, ...changes }, local(now), times)).toBe(expected)
})
