import { oneLine } from './typed-text.ts'

/** Full-width digits and signs, as keyboards for Chinese and Japanese write them, in the order of ASCII. */
const fullWidth = /[\uFF01-\uFF5E]/g
const fromAscii = 0xfee0
/** Dashes, minus signs, and the Japanese sign for a long vowel, which looks like a dash. */
const dashes = /[\p{Dash_Punctuation}\u02D7\u2043\u2212\u30FC\uFF70]/gu
const separators = /[\s.()-]/g
/**
 * The 0 that is dialled only within a country, as people write it after the country's code: "+44 (0) 20 …". Nobody dials it from
 * abroad.
 */
const unusedZero = /^((?:\+|00)[\d\s.-]+)\(0\)/
/**
 * Vietnamese phone numbers: mobiles have nine digits after the 0 and begin with 3, 5, 7, 8 or 9; fixed lines have ten and begin
 * with 2. They are accepted with 0, 84, +84 or 0084 in front and with spaces, dots, dashes and brackets. Bookings and orders share
 * this rule, in the browser and on the server.
 */
const national = /^(?:[35789]\d{8}|2\d{9})$/
/**
 * A number with + or 00 and the code of another country. The shortest numbers, on an island, have 7 digits; more than 15 cannot be
 * dialled.
 */
const foreign = /^(?:\+|00)(?!84)([1-9]\d{6,14})$/
const someNumber = /\d{8}/
const diallable = /^\+?\d{8,15}$/

/**
 * A number as a plain keyboard writes it: each digit or sign that looks like an ASCII character becomes that character, and
 * invisible characters are removed.
 */
export function plainPhone(text: string): string {
  return oneLine(text)
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromAscii))
    .replaceAll(dashes, '-')
    .replace(unusedZero, '$1')
}

/** The same number without the characters that only group the digits. */
export function dialledPhone(text: string): string {
  return plainPhone(text).replaceAll(separators, '')
}

/**
 * What is wrong with a number. `required`: it is blank. `extra`: words or another number stand beside it. `invalid`: it is no phone
 * number.
 */
export type PhoneFault = 'required' | 'extra' | 'invalid'

/**
 * What is wrong with a number as it was typed; undefined for a Vietnamese number, and for one that looks like a number of another
 * country.
 */
export function phoneFault(text: string): PhoneFault | undefined {
  if (plainPhone(text) === '') return 'required'
  if (vietnamesePhone(text) !== undefined || foreignPhone(text) !== undefined) return undefined
  return holdsMoreThanPhone(text) ? 'extra' : 'invalid'
}

/** Whether words or another number stand beside a number, as in "0900 000 000 (Lan)". */
export function holdsMoreThanPhone(text: string): boolean {
  return someNumber.test(dialledPhone(text)) && !isDiallable(text)
}

/** Whether a phone can dial a number of any country, such as "0274 380 1234" or "1900 6036": it has 8 to 15 digits. */
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
 * A number with another country's code, "+4930901820", judged by its length and characters alone; undefined for any other. The
 * server also knows which numbers each country can have: `storedPhone` in src/server/phone-numbers.ts.
 */
export function foreignPhone(text: string): string | undefined {
  const [, digits] = foreign.exec(dialledPhone(text)) ?? []
  return digits && `+${digits}`
}
