import { maxAmount } from './money.ts'

/** 288000, or with groups of three of which the first says something: "0.500" would be a fraction. */
const wholeAmount = /^(?:\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+)$/

const currency = /\s*(?:đ|₫|vnđ|vnd)$/iu

/**
 * Whole VND as people in Vietnam type it: 288000, 288.000, 288,000, each with or without đ. Undefined for what is none,
 * such as a fraction, a negative amount, or more than there is room for.
 */
export function parseTypedAmount(typed: string): number | undefined {
  const text = typed.normalize().trim().replace(currency, '')
  if (!wholeAmount.test(text)) return undefined
  const amount = Number(text.replaceAll(/[.,]/g, ''))
  return amount <= maxAmount ? amount : undefined
}
