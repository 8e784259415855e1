import { oneLine } from './typed-text.ts'

/** Digits and signs as keyboards for Chinese and Japanese write them, in the order of ASCII. */
const fullWidth = /[\uFF01-\uFF5E]/g
const fromAscii = 0xfee0
/** Dashes, minus signs, and the sign for a long vowel of Japanese, which looks like one. */
const dashes = /[\p{Dash_Punctuation}\u02D7\u2043\u2212\u30FC\uFF70]/gu
const separators = /[\s.()-]/g
/**
 * Vietnamese phone numbers: mobiles have nine digits after the 0 and begin with 3, 5, 7, 8 or 9; fixed lines have ten
 * and begin with 2. Taken with 0, 84, +84 or 0084 in front and with spaces, dots, dashes and brackets. One rule for
 * bookings and orders, in the browser and on the server.
 */
const national = /^(?:[35789]\d{8}|2\d{9})$/
const someNumber = /\d{8}/
const diallable = /^\+?\d{8,15}$/

/** A number as a plain keyboard writes it: each digit and sign that looks like one of ASCII is that one; nothing unseen. */
export function plainPhone(text: string): string {
  return oneLine(text)
    .replaceAll(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - fromAscii))
    .replaceAll(dashes, '-')
}

/** The same without what only groups the digits. */
export function dialledPhone(text: string): string {
  return plainPhone(text).replaceAll(separators, '')
}

/** What is wrong with a number: there is none, there is more than one number (words, or another number), or it is none. */
export type PhoneFault = 'required' | 'extra' | 'invalid'

/** What is wrong with a number as it was typed; undefined for a Vietnamese one. */
export function phoneFault(text: string): PhoneFault | undefined {
  if (plainPhone(text) === '') return 'required'
  if (parsePhone(text) !== undefined) return undefined
  return holdsMoreThanPhone(text) ? 'extra' : 'invalid'
}

/** Whether there is a number with words or another number beside it, such as "0900 000 000 (Lan)". */
export function holdsMoreThanPhone(text: string): boolean {
  return someNumber.test(dialledPhone(text)) && !isDiallable(text)
}

/** A number of any country that a phone can dial, such as "0274 380 1234" or "1900 6036": 8 to 15 digits. */
export function isDiallable(text: string): boolean {
  return diallable.test(dialledPhone(text))
}

/** The number in E.164, "+84912345678"; undefined for what is no Vietnamese number. */
export function parsePhone(text: string): string | undefined {
  const digits = dialledPhone(text)
  const [, rest] = /^(?:\+84|0084|84|)0?(\d+)$/.exec(digits) ?? []
  const hasPrefix = /^(?:\+|0|84)/.test(digits)
  return hasPrefix && rest !== undefined && national.test(rest) ? `+84${rest}` : undefined
}

/** An E.164 number as people write it: "0912 345 678", "0274 123 4567", "028 1234 5678". Others stay as they are. */
export function formatPhone(phone: string): string {
  const rest = phone.startsWith('+84') ? phone.slice(3) : ''
  if (!national.test(rest)) return phone
  const groups = rest.startsWith('2')
    ? (/^(2[48])(\d{4})(\d{4})$/.exec(rest) ?? /^(\d{3})(\d{3})(\d{4})$/.exec(rest))
    : /^(\d{3})(\d{3})(\d{3})$/.exec(rest)
  return `0${groups?.slice(1).join(' ') ?? rest}`
}
