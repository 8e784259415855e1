import { expect, test } from 'vitest'

import type { Services } from '../services.ts'
import { scheduledJobs } from './schedule.ts'

// To list a job takes nothing of what it runs on.
const jobs = scheduledJobs({} as Services)

test('every job is listed, under the name its runs are recorded by, and due once an hour', () => {
  expect(Object.fromEntries(jobs.map(({ name, schedule }) => [name, schedule]))).toEqual({
    'expired-sessions': '7 * * * *',
    'sign-in-attempts': '17 * * * *',
    'rate-limits': '47 * * * *',
    'contact-idempotency-keys': '47 * * * *',
    'contact-retention': '6 * * * *',
    'order-idempotency-keys': '27 * * * *',
    'order-retention': '2 * * * *',
    'reservation-idempotency-keys': '37 * * * *',
    'reservation-retention': '4 * * * *',
    'notification-retention': '8 * * * *',
    'presence-retention': '38 * * * *',
    'visit-closing': '12 * * * *',
    'visit-retention': '7 * * * *',
    'audit-retention': '10 * * * *',
    'unused-uploads': '33 * * * *',
  })
})

test('no two jobs have the same name', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})
