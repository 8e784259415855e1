import { numberText } from './number-text.ts'

/**
 * Money is whole VND in every calculation, a string with two decimals on the wire and in the database,
 * and "288.000đ" in front of a person.
 */

/** The largest amount that fits a numeric(10,2) column, in VND. */
export const maxAmount = 99_999_999

const decimalAmount = /^\d{1,8}(\.00)?$/

/**
 * Reads the wire form ("288000", "288000.00") as whole VND; undefined for anything else, so that an ambiguous
 * "288.000" or a fraction is rejected, never guessed.
 */
export function parseAmount(text: string): number | undefined {
  return decimalAmount.test(text) ? Number.parseInt(text, 10) : undefined
}

/** Whole VND of an amount the database or the server wrote. Throws on anything that is not such an amount. */
export function amountOf(text: string): number {
  const amount = parseAmount(text)
  if (amount === undefined) throw new TypeError(`Not an amount of money: ${text}`)
  return amount
}

/** The wire form: 288000 becomes "288000.00". */
export function amountText(vnd: number): string {
  return vnd.toFixed(2)
}

/** How people read it: "288.000đ"; a missing or invalid value shows "0đ". */
export function formatMoney(value: number | string | null | undefined): string {
  const amount = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  const shown = typeof amount === 'number' && Number.isFinite(amount) ? Math.round(amount) : 0
  return `${numberText(shown, 'vi')}đ`
}

/**
 * VAT on a subtotal in VND at a rate in percent (two decimals at most), rounded once, half up, to whole VND. Counts in
 * hundredths of a percent, because 7.1 % of an amount is not exact in binary fractions.
 */
export function vatAmount(subtotal: number, ratePercent: number): number {
  return Math.floor((subtotal * Math.round(ratePercent * 100) + 5000) / 10_000)
}

/** The VAT that a total in VND holds: total − total × 100 / (100 + rate), rounded and counted as above. */
export function vatWithin(total: number, ratePercent: number): number {
  const rate = Math.round(ratePercent * 100)
  // An exact half is exact in binary too, and no quotient of such numbers comes near enough to one to be taken for it.
  return Math.round((total * rate) / (10_000 + rate))
}
