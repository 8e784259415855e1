import { numberText } from './number-text.ts'

/**
 * In every calculation, money is an amount in whole VND. In the API and in the database it is a text with two decimals. People see
 * "288.000đ".
 */

/** The largest amount that a numeric(10,2) column can store, in VND. */
export const maxAmount = 99_999_999

const decimalAmount = /^\d{1,8}(\.00)?$/

/**
 * Reads an amount from the API ("288000", "288000.00") as whole VND. Returns undefined for any other text, so that an ambiguous
 * "288.000" or a fraction is rejected instead of guessed.
 */
export function parseAmount(text: string): number | undefined {
  return decimalAmount.test(text) ? Number.parseInt(text, 10) : undefined
}

/** Reads an amount that the database or the server has written, such as "288000.00", as whole VND. Throws on any other text. */
export function amountOf(text: string): number {
  const amount = parseAmount(text)
  if (amount === undefined) throw new TypeError(`Not an amount of money: ${text}`)
  return amount
}

/** Writes an amount in the form of the API: 288000 becomes "288000.00". */
export function amountText(vnd: number): string {
  return vnd.toFixed(2)
}

/** Formats an amount for people: "288.000đ"; a missing or invalid value becomes "0đ". */
export function formatMoney(value: number | string | null | undefined): string {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const shown = typeof amount === 'number' && Number.isFinite(amount) ? Math.round(amount) : 0
  return `${numberText(shown, 'vi')}đ`
}

/**
 * The VAT on a subtotal in VND, for a rate in percent with at most two decimals. The result is rounded once, half up, to whole VND.
 * The function calculates in hundredths of a percent, because binary fractions cannot represent 7.1 % of an amount exactly.
 */
export function vatAmount(subtotal: number, ratePercent: number): number {
  return Math.floor((subtotal * Math.round(ratePercent * 100) + 5000) / 10_000)
}

/**
 * The VAT that is included in a total in VND: total − total × 100 / (100 + rate). As in `vatAmount`, the rate is in percent and the
 * result is rounded.
 */
export function vatWithin(total: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100)
  // Rounding a binary fraction is safe here: an exact half is exact in binary too, and no other quotient of such numbers is close
  // enough to a half to be rounded wrongly.
  return Math.round((total * rate) / (10_000 + rate))
}
