import { z } from 'zod'

/**
 * When a dish or category was last edited. In a response only admins get this time, and their edits send it back. In a request it
 * is the time of the version that the form was opened with: if somebody has edited the dish or category since, the call is
 * rejected. Without this time the last edit wins.
 */
export const EditTime = z.iso.datetime().optional()

/** True if an English text was changed after the Vietnamese ones. Only admins get this field. */
export const TranslationOutdated = z.boolean().optional()
