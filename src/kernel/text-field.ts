import { z } from 'zod'

/** Characters that set the direction of the text after them (UAX #9): a name with one turns what stands behind it around. */
const setsDirection = /[\u202A-\u202E\u2066-\u2069]/g

/**
 * Text as people type it and as it is stored: letters composed (NFC), spaces at both ends gone, and characters that set the
 * direction of other text. Rejects what no PostgreSQL text can hold (NUL, half a surrogate pair), so that it ends as
 * invalid input and never as a fault.
 */
export function storedText(missing?: string) {
  return z
    .string(missing)
    .refine(isStorable, { error: 'A character in this text cannot be stored.', abort: true })
    .overwrite((text) => text.replaceAll(setsDirection, ''))
    .normalize('NFC')
    .trim()
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A text that must say something; `missing` is the message where it does not, or is not there at all. */
export function requiredText(maxLength: number, missing: string) {
  return storedText(missing).min(1, { error: missing, abort: true }).max(maxLength, tooLong(maxLength))
}

/** A text that may be left out. Blank becomes null; absent stays undefined, so that a change leaves it as it is. */
export function optionalText(maxLength: number) {
  return storedText()
    .max(maxLength, tooLong(maxLength))
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null))
}

function tooLong(maxLength: number): string {
  return `Use at most ${maxLength} characters.`
}

/** The id of a stored row as a caller names it, in a path or a body. */
export const RowId = z.string().min(1).max(100).refine(isStorable, 'No id looks like this.')

/** An instant as a caller writes it, in UTC or with an offset. */
export const InstantText = z.iso.datetime({ offset: true, error: 'A time is such as 2026-05-06T11:00:00Z.' })
