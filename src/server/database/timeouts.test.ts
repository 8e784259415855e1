import { expect, test } from 'vitest'

import { jobTimeouts, requestTimeouts, setupTimeouts } from './timeouts.ts'

test.each([
  ['a request', requestTimeouts],
  ['a job', jobTimeouts],
])('in %s PostgreSQL cancels what takes too long before the program gives it up', (_what, timeouts) => {
  const { statement, response, transaction } = timeouts
  expect(statement).toBeGreaterThan(0)
  expect(response).toBeGreaterThan(statement)
  expect(transaction).toBeGreaterThan(response)
  expect(timeouts.idleTransaction).toBeGreaterThan(0)
})

test('a request waits less than ten seconds, a job for minutes, and the setup as long as it takes', () => {
  expect(requestTimeouts.connection + requestTimeouts.transaction).toBeLessThan(10_000)
  expect(jobTimeouts.statement).toBeGreaterThanOrEqual(10 * 60_000)
  const { connection, ...work } = setupTimeouts
  expect(connection).toBeGreaterThan(0)
  expect(Object.values(work)).toEqual([0, 0, 0, 0])
})
