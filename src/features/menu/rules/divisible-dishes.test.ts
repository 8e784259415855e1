import { expect, test } from 'vitest'

import { divisibleGroups } from './divisible-dishes.ts'

const dish = (id: string, allowed: 'halves' | 'whole' = 'halves', isAvailable = true) => ({
  id,
  ...(allowed === 'halves' && { allowsHalves: true as const }),
  isAvailable,
})

test('a pizza of two halves is made of dishes that allow it and are for sale, where a group has two', () => {
  const groups = [
    {
      name: 'classic',
      dishes: [dish('a'), dish('sold out', 'halves', false), dish('b'), dish('whole', 'whole')],
    },
    { name: 'one left', dishes: [dish('c'), dish('sold out too', 'halves', false)] },
    { name: 'drinks', dishes: [dish('water', 'whole'), dish('wine', 'whole')] },
  ]
  expect(divisibleGroups(groups)).toEqual([{ name: 'classic', dishes: [dish('a'), dish('b')] }])
})
