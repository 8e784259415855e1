/** One emoji, such as ☝🏽 or ❤️. Variation selectors and joiners mean something only within an emoji. */
const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const regionalFlag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
const emojiSequence = `${regionalFlag}|${keycap}|${emoji}(?:\\u200D${emoji})*`

/**
 * Matches an emoji, which is captured so that it can be kept whole, or an invisible character: soft hyphens, joiners, marks that
 * set the direction of text.
 */
const invisible = new RegExp(`(${emojiSequence})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu')
/** Letters of Korean and Braille that look like a blank. */
const blankLetters = /[\u115F\u1160\u2800\u3164\uFFA0]/g
const blanks = /[\s\p{Cc}]+/gu
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/** A text is visible if it has a character that is neither a blank nor a diacritic, because a diacritic shows only on a letter. */
const showsSomething = /[^\s\p{Cc}\p{M}]/u

/**
 * A text as people see it: letters composed (NFC), invisible characters removed, emoji kept whole. It is empty if nothing visible
 * is left. Blanks and line breaks within the text stay as they were typed.
 */
export function visibleText(text: string): string {
  const visible = text.replaceAll(blankLetters, ' ').replaceAll(invisible, '$1').normalize('NFC').trim()
  return showsSomething.test(visible) ? visible : ''
}

/** The visible text in one line: line breaks, control characters and blanks, however many in a row, become one blank. */
export function oneLine(text: string): string {
  return visibleText(text).replaceAll(blanks, ' ').trim()
}

/** The visible text with its line breaks, each as \n. Within each line, blanks are tidied as by `oneLine`. */
export function severalLines(text: string): string {
  return visibleText(text)
    .split(lineBreak)
    .map((line) => line.replaceAll(blanks, ' ').trim())
    .join('\n')
    .trim()
}
