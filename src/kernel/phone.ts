/**
 * Vietnamese phone numbers: mobiles have nine digits after the 0 and begin with 3, 5, 7, 8 or 9; fixed lines have ten
 * and begin with 2. Taken with 0, 84, +84 or 0084 in front and with spaces, dots, dashes and brackets. One rule for
 * bookings and orders, in the browser and on the server.
 */
const separators = /[\s.()\u2010-\u2013-]/g
const national = /^(?:[35789]\d{8}|2\d{9})$/

/** The number in E.164, "+84912345678"; undefined for what is no Vietnamese number. */
export function parsePhone(text: string): string | undefined {
  const digits = text.replaceAll(separators, '')
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
