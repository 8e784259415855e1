import { z } from 'zod'

import { oneLine, severalLines, visibleText } from './typed-text.ts'

/** Text in which blanks matter, such as Markdown. `visibleText` removes only invisible characters. */
export function storedText(missing?: string) {
  return typedText(visibleText, missing)
}

/** Text of one line, such as a name. `oneLine` turns line breaks and several blanks into one blank. */
export function storedLine(missing?: string) {
  return typedText(oneLine, missing)
}

/**
 * Rejects characters that PostgreSQL cannot store in a text (NUL, half a surrogate pair), so that they count as invalid input and
 * not as a failure of the server.
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

/** A line that must not be blank; `missing` is the message if it is blank or absent. */
export function requiredLine(maxLength: number, missing: string) {
  return required(storedLine(missing), maxLength, missing)
}

/** A line that may be blank but not absent; `missing` is the message if it is absent. */
export function blankableLine(maxLength: number, missing: string) {
  return storedLine(missing).max(maxLength, tooLong(maxLength))
}

/** Text of several lines that must not be blank; `missing` is the message if it is blank or absent. */
export function requiredText(maxLength: number, missing: string) {
  return required(typedText(severalLines, missing), maxLength, missing)
}

/**
 * A line that may be left out. A blank line becomes null. An absent line stays undefined, so that a change keeps the stored line.
 */
export function optionalLine(maxLength: number) {
  return optional(storedLine(), maxLength)
}

/** Text of several lines that may be left out. A blank text becomes null; an absent text stays undefined. */
export function optionalText(maxLength: number) {
  return optional(typedText(severalLines), maxLength)
}

/** The text to search for, in one line. */
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

/** The id of a stored row, as a caller sends it in a path or a body. */
export const RowId = z.string().min(1).max(100).refine(isStorable, 'No id looks like this.')

/** An instant as a caller writes it, in UTC or with an offset. */
export const InstantText = z.iso.datetime({ offset: true, error: 'A time is such as 2026-05-06T11:00:00Z.' })
