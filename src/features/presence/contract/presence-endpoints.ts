import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { Absence } from './absence.ts'

const endpoint = endpointsOf('Presence')

export const reportScreen = endpoint('POST /api/presence', {
  summary: 'A screen that shows orders says that it is there, every 15 seconds; it counts as there for 45',
  body: z.object({
    /** A random id of the screen, which the page makes before its first report. */
    screen: z.string().regex(/^[\w-]{8,64}$/, 'A screen has a name of 8 to 64 letters and digits'),
  }),
  codes: [],
})

export const listAbsences = endpoint('GET /api/absences', {
  summary:
    'When no screen was there to show orders, and which orders came in meanwhile, until somebody notes it',
  response: z.array(Absence),
})

export const noteAbsence = endpoint('POST /api/absences/:id/note', {
  summary:
    'Somebody has read of a time without any screen, and of those before it, so that no screen shows them any more',
  params: z.object({ id: z.string().max(100) }),
  problems: { 404: 'No such time, or it still lasts' },
  codes: ['presence.absence-not-found'],
})
