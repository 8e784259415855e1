/** One emoji, such as ☝🏽 or ❤️: only within one does a selector or a joiner show something. */
const emoji = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`
const regionalFlag = String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]+\u{E007F}`
const keycap = String.raw`[0-9#*]\uFE0F\u20E3`
const emojiSequence = `${regionalFlag}|${keycap}|${emoji}(?:\\u200D${emoji})*`

/** An emoji, which stays whole, or a character that shows nothing: soft hyphens, joiners, what sets the direction of text. */
const invisible = new RegExp(`(${emojiSequence})|[\\p{Default_Ignorable_Code_Point}\\uFFF9-\\uFFFB]`, 'gu')
/** Letters of Korean and Braille that look like a blank. */
const blankLetters = /[\u115F\u1160\u2800\u3164\uFFA0]/g
const blanks = /[\s\p{Cc}]+/gu
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/** A mark needs a letter to stand on. */
const showsSomething = /[^\s\p{Cc}\p{M}]/u

/**
 * A text as it looks: letters composed (NFC), without characters that show nothing, emoji whole; empty where nothing is left to see.
 * Blanks and line breaks within it stay as they are typed.
 */
export function visibleText(text: string): string {
  const visible = text.replaceAll(blankLetters, ' ').replaceAll(invisible, '$1').normalize('NFC').trim()
  return showsSomething.test(visible) ? visible : ''
}

/** The same in one line: line breaks, control characters and blanks of any kind and number are one blank. */
export function oneLine(text: string): string {
  return visibleText(text).replaceAll(blanks, ' ').trim()
}

/** The same with its line breaks, each as \n; every line is as `oneLine` has it. */
export function severalLines(text: string): string {
  return visibleText(text)
    .split(lineBreak)
    .map((line) => line.replaceAll(blanks, ' ').trim())
    .join('\n')
    .trim()
}
