import { z } from 'zod'

import { endpoint } from '#src/kernel/endpoint.ts'

export const streamEvents = endpoint({
  method: 'GET',
  path: '/api/events',
  summary:
    'Server-sent events: `changed` with {lists}, `notification` with the new one, a comment every 20 seconds',
  tag: 'Notifications',
  status: 200,
  response: z.string().describe('text/event-stream'),
  problems: { 401: 'Not signed in', 403: 'Not staff or admin' },
})
