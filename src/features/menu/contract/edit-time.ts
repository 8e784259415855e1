import { z } from 'zod'

/**
 * When a dish or category was last edited. In responses only admins get this time. In a request, admins send back the time that
 * they got when they opened the form: if somebody else has edited the dish or category since then, the server rejects the call.
 * Without this time the last edit wins.
 */
export const EditTime = z.iso.datetime().optional()

/** True if an English text was changed after its Vietnamese counterpart. Only admins get this field. */
export const TranslationOutdated = z.boolean().optional()
