import { z } from 'zod'

/** How long staff can pause the kitchen, in minutes. `opening` means until the next opening of the restaurant. */
export const PauseLength = z.literal([15, 30, 60, 'opening'])
export type PauseLength = z.infer<typeof PauseLength>

/** The current pause of the kitchen. `until` is null if the kitchen is not pausing. */
export const Pause = z.object({
  until: z.iso.datetime().nullable(),
  /** The full name of the user who began the pause. Null if the user has been deleted since. */
  byName: z.string().nullable(),
})
export type Pause = z.infer<typeof Pause>
