import { expect, test } from 'vitest'

import { byTable } from './free-tables.ts'

test('staff find a table by its number: 2 comes before 10', () => {
  const visits = ['10', 'Sân 1', '2', '1'].map((tableLabel) => ({ tableLabel }))
  expect(byTable(visits).map(({ tableLabel }) => tableLabel)).toEqual(['1', '2', '10', 'Sân 1'])
})
