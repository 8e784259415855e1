import { parsePhoneNumberFromString } from 'libphonenumber-js'

import { dialledPhone, foreignPhone, vietnamesePhone } from '#src/kernel/phone.ts'

const wholeNumber = /^\+\d+$/
const vietnamese = /^\+84(?:(2[48])(\d{4})(\d{4})|(2\d{2})(\d{3})(\d{4})|([35789]\d{2})(\d{3})(\d{3}))$/

/**
 * Turns a typed phone number into E.164, such as "+84912345678". The number may be Vietnamese, or foreign with the country's code
 * and a length that is possible in that country. Returns undefined for any other text. If a number is typed in the form that
 * `shownPhone` returns, the result is the same number again.
 */
export function storedPhone(typed: string): string | undefined {
  const foreign = foreignPhone(typed)
  if (foreign === undefined) return vietnamesePhone(typed)
  const number = possible(foreign)
  // The library removes a 0 after the country's code as a mistake. From a number with several such zeros it would remove another
  // one each time the number is read, so such a number is rejected.
  return number !== undefined && possible(foreignPhone(number)) === number ? number : undefined
}

function possible(foreign: string | undefined): string | undefined {
  const number = foreign === undefined ? undefined : parsePhoneNumberFromString(foreign)
  return number?.isPossible() ? number.number : undefined
}

/** An E.164 number as people read it: "0912 345 678", "+44 20 7946 0018". Any other text stays as it is. */
export function shownPhone(phone: string): string {
  const groups = vietnamese.exec(phone)?.slice(1).filter(Boolean)
  if (groups) return `0${groups.join(' ')}`
  const number = wholeNumber.test(phone) ? parsePhoneNumberFromString(phone) : undefined
  return number?.formatInternational() ?? phone
}

/**
 * A search for at least this many digits after a 0 looks at the numbers of all countries; with fewer digits, only at Vietnamese
 * numbers.
 */
const minDigitsOfOne = 6

/**
 * Turns the digits of a search into the text to look for in stored numbers. The typed digits may begin with the country's code or
 * with 0, and may be a whole number or only its beginning. Returns undefined for a text that is no number.
 */
export function searchedPhone(text: string): string | undefined {
  const digits = dialledPhone(text)
  if (!/^\+?\d+$/.test(digits)) return undefined
  const international = digits.replace(/^00/, '+')
  if (international.startsWith('+')) return storedPhone(text) ?? international.replace(/^\+840/, '+84')
  if (!digits.startsWith('0')) return digits
  // A number that begins with 0 does not tell its country. So if there are enough digits, the search looks for them in the numbers
  // of all countries, without a country's code.
  const withoutZero = digits.slice(1)
  return withoutZero.length < minDigitsOfOne ? `+84${withoutZero}` : withoutZero
}
