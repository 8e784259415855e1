import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'

const Status = z.object({ status: z.literal('ok') })

export const health = endpoint({
  method: 'GET',
  path: '/api/health',
  summary: 'The program is alive',
  tag: 'Operation',
  response: Status,
})

export const ready = endpoint({
  method: 'GET',
  path: '/api/ready',
  summary: 'The program can serve: its database responds and takes writes',
  tag: 'Operation',
  response: Status,
  problems: { 503: 'The database is not available' },
})
