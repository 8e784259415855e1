import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Operation')

/** One run of a job, on any server. */
export const JobRun = z
  .object({
    id: z.number().int(),
    job: z.string(),
    startedAt: z.iso.datetime(),
    finishedAt: z.iso.datetime().nullable(),
    /** How long the run took in milliseconds; null while it runs. */
    milliseconds: z.number().int().nullable(),
    outcome: z.enum(['running', 'succeeded', 'failed', 'interrupted']),
    result: z.record(z.string(), z.number()).nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'JobRun' })
export type JobRun = z.infer<typeof JobRun>

/** How many runs the list contains for each job: the last ones. */
export const runsPerJob = 10

export const listJobRuns = endpoint('GET /api/jobs', {
  summary: `The last ${runsPerJob} runs of each scheduled job, newest first: when, how long, what it did or why it failed`,
  response: z.array(JobRun),
})
