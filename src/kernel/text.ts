import { oneLine } from './typed-text.ts'

/** Diacritics, and other characters that show nothing if they stand alone. */
const unseen = /[\p{M}\p{Default_Ignorable_Code_Point}]+/gu
const whitespace = /\s+/gu

/**
 * A text as the search compares it: lower case, without diacritics, and with đ as d. ð (U+00F0), which some keyboards and fonts
 * give in place of đ, becomes d too. Composed and decomposed letters become the same, any blanks in a row become a single space,
 * and invisible characters are removed. " Gà Nướng " becomes "ga nuong". Folding a folded text changes nothing.
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

/** A text as it was typed, but in lower case, with composed letters, and with ð as đ. */
export function composedText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll('ð', 'đ')
}

/** A text in decomposed form without tones and accents. Only the marks stay that make ă, â, ê, ô, ơ and ư letters of their own. */
export function withoutTones(text: string): string {
  return text.normalize('NFD').replace(/[^\P{M}\u0302\u0306\u031B]/gu, '')
}

/**
 * A title as part of an address: "Đế mỏng & giòn" becomes "de-mong-gion". Only a–z, 0–9 and single dashes remain. A text without
 * any Latin letter or digit becomes the empty string; the caller then needs another name.
 */
export function slugify(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
