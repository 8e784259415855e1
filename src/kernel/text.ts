import { oneLine } from './typed-text.ts'

/** Diacritics, and other characters that are invisible if they stand alone. */
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu
const whitespace = /\s+/gu

/**
 * Returns a text in the form in which searches compare it: in lower case without diacritics, and with d in place of đ. ð (U+00F0),
 * which some keyboards and fonts produce instead of đ, also becomes d. Composed and decomposed letters become equal, repeated
 * blanks become one space, and invisible characters are removed. " Gà Nướng " becomes "ga nuong". If a result is passed to this
 * function again, it stays the same.
 */
export function foldText(text: string): string {
  return oneLine(text)
    .normalize('NFKD')
    .replace(unseen, '')
    .toLowerCase()
    .replace(/[đð]/g, 'd')
    .replace(whitespace, ' ')
    .trim()
}

/** Returns a text in lower case, with composed letters, and with đ in place of ð. Diacritics are kept. */
export function composedText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ð', 'đ')
}

/**
 * Returns a text in decomposed form without tones and accents. The only diacritics that stay are those that make ă, â, ê, ô, ơ and
 * ư separate letters.
 */
export function withoutTones(text: string): string {
  return text.normalize('NFD').replace(/[^\P{M}\u0302\u0306\u031B]/gu, '')
}

/**
 * Turns a title into a part of an address: "Đế mỏng & giòn" becomes "de-mong-gion". Only a–z, 0–9 and single dashes remain. A text
 * without Latin letters and digits becomes the empty string; the caller then needs another name.
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
