import { z } from 'zod'

import { oneLine, severalLines, visibleText } from './typed-text.ts'

/** A field for text in which blanks matter, such as Markdown. `visibleText` removes only invisible characters. */
export function storedText(missing?: string) {
  return typedText(visibleText, missing)
}

/** A field for text of one line, such as a name. `oneLine` turns line breaks and repeated blanks into one blank. */
export function storedLine(missing?: string) {
  return typedText(oneLine, missing)
}

/**
 * Rejects characters that PostgreSQL cannot store in a text (NUL, half a surrogate pair), so that the request is invalid input and
 * not a failure of the server.
 */
function typedText(tidy: (text: string) => string, missing?: string) {
  return z
    .string(missing)
    .refine(isStorable, { error: 'A character in this text cannot be stored.', abort: true })
    .overwrite(tidy)
}

function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0')
}

/** A field for one line that must not be blank; `missing` is the error message if the line is blank or absent. */
export function requiredLine(maxLength: number, missing: string) {
  return required(storedLine(missing), maxLength, missing)
}

/** A line that may be blank but not absent; `missing` is the message if it is absent. */
export function blankableLine(maxLength: number, missing: string) {
  return storedLine(missing).max(maxLength, tooLong(maxLength))
}

/** A field for text of several lines that must not be blank; `missing` is the error message if the text is blank or absent. */
export function requiredText(maxLength: number, missing: string) {
  return required(typedText(severalLines, missing), maxLength, missing)
}

/**
 * A field for one line that may be left out. A blank line becomes null. If the line is absent, the value is undefined, so that a
 * change keeps the stored line.
 */
export function optionalLine(maxLength: number) {
  return optional(storedLine(), maxLength)
}

/**
 * A field for text of several lines that may be left out. A blank text becomes null; if the text is absent, the value is undefined.
 */
export function optionalText(maxLength: number) {
  return optional(typedText(severalLines), maxLength)
}

/** The text to search for, on one line. */
export const SearchText = storedLine().max(200)

function required(text: z.ZodString, maxLength: number, missing: string) {
  return text.min(1, { error: missing, abort: true }).max(maxLength, tooLong(maxLength))
}

function optional(text: z.ZodString, maxLength: number) {
  return text
    .max(maxLength, tooLong(maxLength))
    .nullish()
    .transform((typed) => (typed === undefined ? undefined : typed || null))
}

function tooLong(maxLength: number): string {
  return `Use at most ${maxLength} characters.`
}

/** The id of a stored row, as a caller sends it in the path or the body. */
export const RowId = z.string().min(1).max(100).refine(isStorable, 'No id looks like this.')

/** An instant as a caller sends it, in UTC or with an offset. */
export const InstantText = z.iso.datetime({ offset: true, error: 'A time is such as 2026-05-06T11:00:00Z.' })
