/** One emoji, such as ☝🏽 or ❤️. Variation selectors and joiners have a meaning only within an emoji. */
const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const regionalFlag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
const emojiSequence = `${regionalFlag}|${keycap}|${emoji}(?:\\u200D${emoji})*`

/**
 * Matches either an emoji, which is captured so that it can be kept whole, or an invisible character: soft hyphens, joiners, and
 * marks that set the direction of text.
 */
const invisible = new RegExp(`(${emojiSequence})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu')
/** Letters of Korean and Braille that look like blanks. */
const blankLetters = /[\u115F\u1160\u2800\u3164\uFFA0]/g
const blanks = /[\s\p{Cc}]+/gu
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/**
 * Matches a character that is neither a blank nor a diacritic. A text without such a character shows nothing, because diacritics
 * are visible only on a letter.
 */
const showsSomething = /[^\s\p{Cc}\p{M}]/u

/**
 * Returns a text as people see it: letters are composed (NFC), invisible characters are removed, and emoji are kept whole. Blanks
 * and line breaks within the text stay as typed. The result is empty if nothing visible is left.
 */
export function visibleText(text: string): string {
  const visible = text.replaceAll(blankLetters, ' ').replaceAll(invisible, '$1').normalize('NFC').trim()
  return showsSomething.test(visible) ? visible : ''
}

/** Returns the visible text on one line: each sequence of line breaks, control characters and blanks becomes one blank. */
export function oneLine(text: string): string {
  return visibleText(text).replaceAll(blanks, ' ').trim()
}

/**
 * Returns the visible text with its line breaks, each as \n. Blanks within each line are tidied in the same way as by `oneLine`.
 */
export function severalLines(text: string): string {
  return visibleText(text)
    .split(lineBreak)
    .map((line) => line.replaceAll(blanks, ' ').trim())
    .join('\n')
    .trim()
}
