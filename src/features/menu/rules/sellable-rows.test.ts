import { expect, test } from 'vitest'

import { filterAvailability } from './filter-availability.ts'
import { sellableRows } from './sellable-rows.ts'
import { options, toppings } from '#test/support/customization-samples.ts'

const until = '2026-05-06T05:00:00.000Z'
const cheese = { id: 'cheese', name: 'Cheese crust', nameVi: 'Viền phô mai' }
const crust = {
  ...options(),
  name: 'Crust',
  nameVi: 'Đế bánh',
  config: {
    options: [
      { id: 'classic', name: 'Classic crust' },
      { ...cheese, isAvailable: false, soldOutUntil: until },
    ],
  },
}

test('options of active schemas stand under the name of theirs, with the time at which each comes back', () => {
  const rows = sellableRows([], [crust, toppings({ id: 'paused', isActive: false })])
  const category = { name: 'Crust', nameVi: 'Đế bánh' }
  expect(rows).toMatchObject([
    {
      id: 'crust classic',
      name: 'Classic crust',
      nameVi: null,
      category,
      isAvailable: true,
      soldOutUntil: null,
    },
    { ...cheese, id: 'crust cheese', category, isAvailable: false, soldOutUntil: until },
  ])
  expect(filterAvailability(rows, 'de banh', 'unavailable')).toEqual([rows[1]])
})

test('an option that is sold out until further notice has no time', () => {
  const soldOut = { ...crust, config: { options: [{ ...cheese, isAvailable: false }] } }
  expect(sellableRows([], [soldOut])).toMatchObject([{ isAvailable: false, soldOutUntil: null }])
})
