import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Operation')
const Status = z.object({ status: z.literal('ok') })

const Version = Status.extend({ version: z.string() })

export const health = endpoint('GET /api/health', {
  summary: 'The program is alive, and which release it is',
  response: Version,
})

export const ready = endpoint('GET /api/ready', {
  summary: 'The program can serve: its database responds, takes writes and sends events',
  response: Status,
  problems: { 503: 'The database is not available' },
})
