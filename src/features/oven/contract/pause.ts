import { z } from 'zod'

/** For how many minutes staff can pause the kitchen; `opening` means until the next opening. */
export const PauseLength = z.literal([15, 30, 60, 'opening'])
export type PauseLength = z.infer<typeof PauseLength>

/** The pause of the kitchen; `until` is null while there is none. */
export const Pause = z.object({
  until: z.iso.datetime().nullable(),
  /** The full name of the user who began the pause; null if the account has been deleted since. */
  byName: z.string().nullable(),
})
export type Pause = z.infer<typeof Pause>
