import { z } from 'zod'

/**
 * When it was last edited. Of a response: for admins alone, whose edits send it back. Of a request: the one the form began
 * with; where it has been edited since, the call is rejected, and without it the last edit wins.
 */
export const EditTime = z.iso.datetime().optional()

/** Whether an English text has been changed after the Vietnamese ones; for admins alone. */
export const TranslationOutdated = z.boolean().optional()
