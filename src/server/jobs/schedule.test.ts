import { expect, test } from 'vitest'

import type { Services } from '../services.ts'
import { scheduledJobs } from './schedule.ts'

// To list a job takes nothing of what it runs on.
const jobs = scheduledJobs({} as Services)

test('no two jobs have the same name', () => {
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length)
})
