import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { advisoryLocks } from '#src/server/database/advisory-locks.ts'

test('no two locks of the program have the same number', () => {
  const numbers = Object.values(advisoryLocks)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test('a lock is taken by a number that has its name in one place, or by a hash of its name', () => {
  const files = globSync('{src,db,scripts}/**/*.{ts,mjs}').filter((path) => !path.includes('.test.'))
  const taken = files.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/pg_advisory_lock.*|pg_advisory_xact_lock\(.*/g)].map(
      ([code]) => [path, code] as const,
    ),
  )
  expect(taken.length).toBeGreaterThan(3)
  expect(taken.filter(([, code]) => !/advisoryLocks\.|\$\{lock\}/.test(code))).toEqual([])
})
