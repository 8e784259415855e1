import { maxAmount } from './money.ts'

/**
 * Matches an amount such as 288000, also with groups of three digits. The first group must not begin with 0, because "0.500" would
 * be a fraction.
 */
const wholeAmount = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)$/

const currency = /\s*(?:đ|₫|vnđ|vnd)$/iu

/**
 * Reads an amount in whole VND as people in Vietnam type it: 288000, 288.000, 288,000, each with or without đ. Undefined for any
 * other text, such as a fraction, a negative amount, or an amount above `maxAmount`.
 */
export function parseTypedAmount(typed: string): number | undefined {
  const text = typed.normalize().trim().replace(currency, '')
  if (!wholeAmount.test(text)) return undefined
  const amount = Number(text.replaceAll(/[.,]/g, ''))
  return amount <= maxAmount ? amount : undefined
}
