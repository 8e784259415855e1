import { expect, test } from 'vitest'

import { isInheritedName } from './inherited-name.ts'
import { ownValue } from './own-value.ts'

test('a record is read by its own names only', () => {
  const record: Record<string, number> = { mushroom: 1 }
  expect(ownValue(record, 'mushroom')).toBe(1)
  for (const name of ['olive', 'constructor', '__proto__', 'toString']) {
    expect(ownValue(record, name), name).toBeUndefined()
  }
  expect(ownValue(JSON.parse('{"__proto__": 2}') as Record<string, number>, '__proto__')).toBe(2)
})

test.each(['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf'])(
  '%s is a name that objects inherit',
  (name) => expect(isInheritedName(name)).toBe(true),
)

test.each(['mushroom', '18cm', 'proto', ''])('%j is not', (name) => expect(isInheritedName(name)).toBe(false))
