import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { Pause, PauseLength } from './pause.ts'

const endpoint = endpointsOf('Oven')

export const getPause = endpoint('GET /api/pause', {
  summary: 'Until when the kitchen takes up no new order, and who said so',
  response: Pause,
})

export const startPause = endpoint('PUT /api/pause', {
  summary: 'Pauses the kitchen from now on; a pause that runs is replaced',
  body: z.object({ length: PauseLength }),
  response: Pause,
  problems: { 409: 'No next opening is known' },
  codes: ['oven.no-opening'],
})

export const endPause = endpoint('DELETE /api/pause', {
  summary: 'Ends the pause of the kitchen',
  problems: { 409: 'The kitchen does not pause' },
  codes: ['oven.not-paused'],
})
