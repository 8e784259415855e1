import fc from 'fast-check'
import { expect, test } from 'vitest'

import { timeOfMinutes } from '#src/kernel/dates.ts'
import { tableConflicts, type TabledVisit } from './table-conflicts.ts'

const visit: TabledVisit = { id: 'one', name: 'Lan', date: '2026-05-08', time: '19:00', tableLabel: 'Sân 2' }

test.each([
  ['as long as they overlap', { time: '20:59' }, true],
  ['not once the first has left', { time: '21:00' }, false],
  ['of one that came before', { time: '17:01' }, true],
  ['however the table is written', { tableLabel: ' san  2' }, true],
  ['not at another table', { tableLabel: 'Sân 21' }, false],
  ['not of another day', { date: '2026-05-09' }, false],
  ['not without a table', { tableLabel: null }, false],
])('two visits conflict %s', (_what, changes, expected) => {
  const other = { ...visit, id: 'other', ...changes }
  expect(tableConflicts(visit, [visit, other], 120).length > 0).toBe(expected)
  expect(tableConflicts(other, [visit, other], 120).length > 0).toBe(expected)
})

test('whoever conflicts with somebody, that one conflicts back, and nobody with themselves', () => {
  const time = fc.integer({ min: 0, max: 1439 }).map(timeOfMinutes)
  const label = fc.constantFrom('A1', 'a1', 'B', '', null)
  const visits = fc.array(fc.record({ time, tableLabel: label }), { maxLength: 8 })
  fc.assert(
    fc.property(visits, fc.integer({ min: 15, max: 720 }), (made, stay) => {
      const all = made.map((each, index) => ({ ...visit, ...each, id: `visit-${index}` }))
      const conflicts = new Map(
        all.map((each) => [each.id, tableConflicts(each, all, stay).map(({ id }) => id)]),
      )
      for (const [id, others] of conflicts) {
        expect(others).not.toContain(id)
        for (const other of others) expect(conflicts.get(other)).toContain(id)
      }
    }),
  )
})
