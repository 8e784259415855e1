import { expect, test } from 'vitest'

import { comingDays } from './coming-days.ts'

const closure = (date: string, to?: string) => ({ date, ...(to && { to }), reason: 'Tet', reasonVi: 'Tết' })
const hours = (date: string, opens: string, closes: string) => ({ date, opens, closes })
const settings = {
  closures: [closure('2026-06-20'), closure('2026-05-04', '2026-05-06'), closure('2026-05-05', '2026-05-05')],
  lunarClosures: [
    {
      month: null,
      day: 15,
      reason: 'Full moon',
      reasonVi: 'Rằm',
      dates: [{ date: '2026-05-31' }, { date: '2026-06-29' }],
    },
  ],
  specialHours: [
    hours('2026-05-20', '17:00', '20:00'),
    hours('2026-05-20', '11:00', '15:00'),
    hours('2026-05-31', '11:00', '15:00'),
  ],
}

test('guests are told of special days of every kind, from those that last into today on, by their date', () => {
  const coming = comingDays({ ...settings, closures: settings.closures.slice(0, 2) }, '2026-05-06')
  expect(
    coming.map(({ date, to, reason, spans }) => [date, to, reason, spans.map(({ opens }) => opens)]),
  ).toEqual([
    ['2026-05-04', '2026-05-06', 'Tet', []],
    ['2026-05-20', undefined, '', ['11:00', '17:00']],
    // Not its hours: it is closed.
    ['2026-05-31', undefined, 'Full moon', []],
    ['2026-06-20', undefined, 'Tet', []],
  ])
})

test('guests are told of nothing that is over or far ahead', () => {
  const days = { closures: [closure('2026-05-05'), closure('2026-07-05'), closure('2026-07-06')] }
  expect(comingDays(days, '2026-05-06').map(({ date }) => date)).toEqual(['2026-07-05'])
})
