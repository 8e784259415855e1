import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Operation')
const Status = z.object({ status: z.literal('ok') })

export const health = endpoint('GET /api/health', {
  summary: 'The program is alive',
  response: Status,
})

export const ready = endpoint('GET /api/ready', {
  summary: 'The program can serve: its database responds and takes writes',
  response: Status,
  problems: { 503: 'The database is not available' },
})
