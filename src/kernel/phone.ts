import { oneLine } from './typed-text.ts'

/**
 * Full-width digits and signs, which keyboards for Chinese and Japanese write. They are in the order of the ASCII characters, at a
 * constant distance.
 */
const fullWidth = /[\uFF01-\uFF5E]/g
const fromAscii = 0xfee0
/** Dashes and minus signs, and the Japanese sign for a long vowel, because it looks like a dash. */
const dashes = /[\p{Dash_Punctuation}\u02D7\u2043\u2212\u30FC\uFF70]/gu
const separators = /[\s.()-]/g
/**
 * The trunk prefix 0, which is dialled only within a country, as people write it after the country code: "+44 (0) 20 …". A number
 * with a country code is dialled without it.
 */
const unusedZero = /^((?:\+|00)[\d\s.-]+)\(0\)/
/**
 * Vietnamese phone numbers: mobiles have nine digits after the 0 and begin with 3, 5, 7, 8 or 9; fixed lines have ten and begin
 * with 2. They are accepted with 0, 84, +84 or 0084 in front and with spaces, dots, dashes and brackets. Bookings and orders share
 * this rule, in the browser and on the server.
 */
const national = /^(?:[35789]\d{8}|2\d{9})$/
/**
 * A number with + or 00 and the code of a country other than Vietnam. The shortest numbers, which some islands have, have 7 digits;
 * a number with more than 15 digits cannot be dialled.
 */
const foreign = /^(?:\+|00)(?!84)([1-9]\d{6,14})$/
const someNumber = /\d{8}/
const diallable = /^\+?\d{8,15}$/

/**
 * A phone number as a plain keyboard writes it: each digit or sign that looks like an ASCII character becomes that character, and
 * invisible characters are removed.
 */
export function plainPhone(text: string): string {
  return oneLine(text)
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromAscii))
    .replaceAll(dashes, '-')
    .replace(unusedZero, '$1')
}

/** The phone number as `plainPhone` returns it, without the characters that only group the digits. */
export function dialledPhone(text: string): string {
  return plainPhone(text).replaceAll(separators, '')
}

/**
 * What is wrong with a phone number. `required`: the text is blank. `extra`: the text contains words or a second number as well.
 * `invalid`: the text is no phone number.
 */
export type PhoneFault = 'required' | 'extra' | 'invalid'

/**
 * What is wrong with a phone number as it was typed. Undefined for a Vietnamese number, and for one that looks like a number of
 * another country.
 */
export function phoneFault(text: string): PhoneFault | undefined {
  if (plainPhone(text) === '') return 'required'
  if (vietnamesePhone(text) !== undefined || foreignPhone(text) !== undefined) return undefined
  return holdsMoreThanPhone(text) ? 'extra' : 'invalid'
}

/** Whether a text contains words or a second number besides a phone number, as in "0900 000 000 (Lan)". */
export function holdsMoreThanPhone(text: string): boolean {
  return someNumber.test(dialledPhone(text)) && !isDiallable(text)
}

/**
 * Whether a text is a number that a phone can dial, of any country or service, such as "0274 380 1234" or "1900 6036": 8 to 15
 * digits.
 */
export function isDiallable(text: string): boolean {
  return diallable.test(dialledPhone(text))
}

/** The number in E.164, "+84912345678"; undefined if it is no Vietnamese number. */
export function vietnamesePhone(text: string): string | undefined {
  const digits = dialledPhone(text)
  const [, rest] = /^(?:\+84|0084|84|)0?(\d+)$/.exec(digits) ?? []
  const hasPrefix = /^(?:\+|0|84)/.test(digits)
  return hasPrefix && rest !== undefined && national.test(rest) ? `+84${rest}` : undefined
}

/**
 * A number with another country's code, "+4930901820"; undefined for any other text. Only its length and its characters are
 * checked. The server also knows which numbers each country has: `storedPhone` in src/server/phone-numbers.ts.
 */
export function foreignPhone(text: string): string | undefined {
  const [, digits] = foreign.exec(dialledPhone(text)) ?? []
  return digits && `+${digits}`
}
