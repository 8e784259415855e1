import { parsePhoneNumberFromString } from 'libphonenumber-js'

import { dialledPhone, foreignPhone, vietnamesePhone } from '#src/kernel/phone.ts'

const wholeNumber = /^\+\d+$/
const vietnamese = /^\+84(?:(2[48])(\d{4})(\d{4})|(2\d{2})(\d{3})(\d{4})|([35789]\d{2})(\d{3})(\d{3}))$/

/**
 * Turns a phone number as it was typed into E.164, such as "+84912345678": a Vietnamese number, or one with another country's code
 * whose length is possible in that country. Returns undefined for any other text. If somebody types the text that `shownPhone`
 * returns, the result is the same number again.
 */
export function storedPhone(typed: string): string | undefined {
  const foreign = foreignPhone(typed)
  if (foreign === undefined) return vietnamesePhone(typed)
  const number = possible(foreign)
  // The library removes a 0 after the country's code as a mistake. A number with several such zeros would lose one more at each
  // reading and so change, so it is rejected.
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

/** From this many digits after a 0 on, numbers of all countries are searched; fewer digits search only Vietnamese numbers. */
const minDigitsOfOne = 6

/**
 * The text to look for among stored numbers if somebody searches for the digits of a number. The typed digits may begin with the
 * country's code or a 0, and may be the whole number or its beginning. Returns undefined for a text that is no number.
 */
export function searchedPhone(text: string): string | undefined {
  const digits = dialledPhone(text)
  if (!/^\+?\d+$/.test(digits)) return undefined
  const international = digits.replace(/^00/, '+')
  if (international.startsWith('+')) return storedPhone(text) ?? international.replace(/^\+840/, '+84')
  if (!digits.startsWith('0')) return digits
  // A 0 at the beginning does not tell the country, so many digits are looked for alone, without a country's code.
  const withoutZero = digits.slice(1)
  return withoutZero.length < minDigitsOfOne ? `+84${withoutZero}` : withoutZero
}
