import fc from 'fast-check'
import { expect, test } from 'vitest'

import { openingDays } from './opening-days.ts'

const hours = (weekdays: number[], opens = '11:00', closes = '22:00') =>
  weekdays.map((weekday) => ({ weekday, opens, closes }))

const lunchToNight = [{ opens: '11:00', closes: '22:00' }]

test.each([
  [
    'one line for a week that is the same every day',
    hours([0, 1, 2, 3, 4, 5, 6]),
    [{ from: 1, to: 0, spans: lunchToNight }],
  ],
  [
    'the weekend apart where it opens longer',
    [...hours([1, 2, 3, 4, 5]), ...hours([6, 0], '09:00', '23:00')],
    [
      { from: 1, to: 5, spans: lunchToNight },
      { from: 6, to: 0, spans: [{ opens: '09:00', closes: '23:00' }] },
    ],
  ],
  [
    'a closed day between open ones',
    hours([1, 3, 4, 5, 6, 0]),
    [
      { from: 1, to: 1, spans: lunchToNight },
      { from: 2, to: 2, spans: [] },
      { from: 3, to: 0, spans: lunchToNight },
    ],
  ],
  [
    'lunch and dinner of one day, earliest first',
    [...hours([0, 1, 2, 3, 4, 5, 6], '17:00', '22:00'), ...hours([0, 1, 2, 3, 4, 5, 6], '11:00', '14:00')],
    [
      {
        from: 1,
        to: 0,
        spans: [
          { opens: '11:00', closes: '14:00' },
          { opens: '17:00', closes: '22:00' },
        ],
      },
    ],
  ],
  ['a restaurant without hours as closed all week', [], [{ from: 1, to: 0, spans: [] }]],
])('opening days show %s', (_, openingHours, expected) => {
  expect(openingDays(openingHours)).toEqual(expected)
})

test('opening days cover Monday to Sunday without a gap, and neighbours differ', () => {
  const weekday = fc.integer({ min: 0, max: 6 })
  const someHours = fc.array(
    fc.record({ weekday, opens: fc.constantFrom('10:00', '11:00'), closes: fc.constant('22:00') }),
  )
  fc.assert(
    fc.property(someHours, (openingHours) => {
      const days = openingDays(openingHours)
      const order = (day: number) => (day + 6) % 7
      expect(days.flatMap(({ from, to }) => [order(from), order(to)]).at(0)).toBe(0)
      expect(order(days.at(-1)?.to ?? 1)).toBe(6)
      for (const [index, day] of days.entries()) {
        const next = days[index + 1]
        if (!next) continue
        expect(order(next.from)).toBe(order(day.to) + 1)
        expect(next.spans).not.toEqual(day.spans)
      }
    }),
  )
})
