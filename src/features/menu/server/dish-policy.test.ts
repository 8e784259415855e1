import { expect, test } from 'vitest'

import { ProblemError } from '#src/kernel/problem.ts'
import { staffSetAvailabilityAlone } from './dish-policy.ts'

const staff = { role: 'staff' } as const
const admin = { role: 'admin' } as const

test.each([
  ['staff with the availability', staff, { isAvailable: false }],
  ['staff with a time too', staff, { isAvailable: false, soldOutUntil: 'any' }],
  ['staff with nothing', staff, {}],
  ['an admin with everything', admin, { isAvailable: false, price: '1' }],
])('%s may pass', (_who, actor, body) => {
  expect(() => staffSetAvailabilityAlone({ actor, body })).not.toThrow()
})

test.each([
  [{ price: '1' }, ['price']],
  [{ isAvailable: true, price: 'not even a price' }, ['price']],
  [{ isAvailable: true, name: null, unknown: 'knows this' }, ['name', 'unknown']],
  [JSON.parse('{"__proto__": {"isAvailable": true}}') as object, ['__proto__']],
])('staff with %j are told which fields are not theirs', (body, fields) => {
  const error = caught(() => staffSetAvailabilityAlone({ actor: staff, body }))
  expect(error).toMatchObject({ status: 403, problem: { code: 'menu.field-forbidden' } })
  expect(Object.keys(error.problem.fields ?? {})).toEqual(fields)
})

test('staff are told 20 fields at most', () => {
  const body = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, 1]))
  const error = caught(() => staffSetAvailabilityAlone({ actor: staff, body }))
  expect(Object.keys(error.problem.fields ?? {})).toEqual(Object.keys(body).slice(0, 20))
})

function caught(work: () => void): ProblemError {
  try {
    work()
  } catch (error) {
    if (error instanceof ProblemError) return error
    throw error
  }
  throw new Error('Nothing was rejected')
}
