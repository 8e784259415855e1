import { z } from 'zod'

/**
 * Text as people type it and as it is stored: letters composed (NFC), spaces at both ends gone. Rejects what no
 * PostgreSQL text can hold (NUL, half a surrogate pair), so that it ends as invalid input and never as a fault.
 */
export function storedText(missing?: string) {
  return z
    .string(missing)
    .refine(isStorable, { error: 'A character in this text cannot be stored.', abort: true })
    .normalize('NFC')
    .trim()
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A text that must say something; `missing` is the message where it does not, or is not there at all. */
export function requiredText(longest: number, missing: string) {
  return storedText(missing).min(1, { error: missing, abort: true }).max(longest, tooLong(longest))
}

/** A text that may be left out. Blank becomes null; absent stays undefined, so that a change leaves it as it is. */
export function optionalText(longest: number) {
  return storedText()
    .max(longest, tooLong(longest))
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))
}

function tooLong(longest: number): string {
  return `Use at most ${longest} characters.`
}

/** The id of a stored row as a caller names it, in a path or a body. */
export const RowId = z.string().min(1).max(100).refine(isStorable, 'No id looks like this.')
