import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'

const endpoint = endpointsOf('Oven')

/** For how many minutes the kitchen can pause; `opening` means until it opens next. */
export const PauseLength = z.literal([15, 30, 60, 'opening'])
export type PauseLength = z.infer<typeof PauseLength>

/** The pause of the kitchen; `until` is null while there is none. */
const Pause = z.object({
  until: z.iso.datetime().nullable(),
  /** The full name of the user who began the pause; null if the account has been deleted since. */
  byName: z.string().nullable(),
})
export type Pause = z.infer<typeof Pause>

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
