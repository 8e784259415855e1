import { oneLine } from './typed-text.ts'

/**
 * Full-width digits and signs, which keyboards for Chinese and Japanese write. They are in the same order as the ASCII characters,
 * at a constant distance.
 */
const fullWidth = /[\uFF01-\uFF5E]/g
const fromAscii = 0xfee0
/** Dashes and minus signs, and the Japanese sign for a long vowel, which looks like a dash. */
const dashes = /[\p{Dash_Punctuation}\u02D7\u2043\u2212\u30FC\uFF70]/gu
const separators = /[\s.()-]/g
/**
 * A trunk prefix 0 that people write after the country code: "+44 (0) 20 …". It is only for calls within the country, so it is not
 * dialled after a country code.
 */
const unusedZero = /^((?:\+|00)[\d\s.-]+)\(0\)/
/**
 * Vietnamese phone numbers without the leading 0: mobile numbers have nine digits and begin with 3, 5, 7, 8 or 9; fixed lines have
 * ten digits and begin with 2. Guests may write 0, 84, +84 or 0084 in front, and spaces, dots, dashes and brackets between the
 * digits. Bookings and orders share this rule, in the browser and on the server.
 */
const national = /^(?:[35789]\d{8}|2\d{9})$/
/**
 * A number with + or 00 and a country code other than Vietnam's. The shortest numbers, which some islands have, have 7 digits; a
 * number with more than 15 digits cannot be dialled.
 */
const foreign = /^(?:\+|00)(?!84)([1-9]\d{6,14})$/
const someNumber = /\d{8}/
const diallable = /^\+?\d{8,15}$/

/**
 * Turns a phone number into the characters of a plain keyboard: digits and signs that look like ASCII characters become these
 * characters, and invisible characters are removed.
 */
export function plainPhone(text: string): string {
  return oneLine(text)
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromAscii))
    .replaceAll(dashes, '-')
    .replace(unusedZero, '$1')
}

/** Does the same as `plainPhone`, and also removes characters that only group the digits. */
export function dialledPhone(text: string): string {
  return plainPhone(text).replaceAll(separators, '')
}

/**
 * The fault in a phone number. `required`: the text is blank. `extra`: besides the number, the text contains words or a second
 * number. `invalid`: the text is no phone number.
 */
export type PhoneFault = 'required' | 'extra' | 'invalid'

/**
 * Returns the fault in a phone number that a guest has typed. Undefined for a Vietnamese number, and for a number that looks like a
 * foreign one.
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
 * Whether a text is any number that a phone can dial, such as "0274 380 1234" or "1900 6036": 8 to 15 digits, of any country or
 * service.
 */
export function isDiallable(text: string): boolean {
  return diallable.test(dialledPhone(text))
}

/** A Vietnamese number in E.164, "+84912345678"; undefined if the text is no Vietnamese number. */
export function vietnamesePhone(text: string): string | undefined {
  const digits = dialledPhone(text)
  const [, rest] = /^(?:\+84|0084|84|)0?(\d+)$/.exec(digits) ?? []
  const hasPrefix = /^(?:\+|0|84)/.test(digits)
  return hasPrefix && rest !== undefined && national.test(rest) ? `+84${rest}` : undefined
}

/**
 * A foreign number in E.164, "+4930901820"; undefined for any other text. Only the number's length and characters are checked. The
 * server also knows which numbers exist in each country: `storedPhone` in src/server/phone-numbers.ts.
 */
export function foreignPhone(text: string): string | undefined {
  const [, digits] = foreign.exec(dialledPhone(text)) ?? []
  return digits && `+${digits}`
}
