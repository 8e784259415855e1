import { amountOf } from '#src/kernel/money.ts'
import { addLine, charactersTooMany, lineKey } from '#src/features/cart/rules/cart.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import { type StoredCustomization, toStored } from '#src/features/customization/rules/choice.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import type { Quote, QuotedLine } from '../contract/order.ts'
import type { LineChoiceProblem, OrderProblem } from './price-order.ts'
import { newVatOf, pricedToday, type NewVat } from './new-vat.ts'

/** Why a line of the cart cannot be ordered as it is. */
export type LineProblem =
  | 'orders.dish-unknown'
  | 'orders.dish-sold-out'
  | 'orders.not-enough-left'
  | 'orders.choices-invalid'

/**
 * The server's response about a cart, by the keys of the lines. A line that the response does not mention is missing in these
 * records.
 */
export interface CartResult {
  quoted: Readonly<Record<string, QuotedLine>>
  problems: Readonly<Record<string, LineProblem>>
  /**
   * The problems with the choices of each line, for lines with invalid choices. Lines for which the response contains no details
   * are missing.
   */
  choiceProblems?: Readonly<Record<string, readonly LineChoiceProblem[]>>
  /**
   * Other choices that the server suggests for lines with invalid choices. Such a line is not in `problems`, and its quote is for
   * the suggested choices.
   */
  suggested?: Readonly<Record<string, StoredCustomization>>
  /** The VAT with which the server has computed the prices. Undefined if it could not compute the price of any line. */
  tax?: Tax
}

/** The parts of an API error that say what is wrong with a cart. */
export interface ApiProblem {
  fields: Readonly<Record<string, string>>
  details: unknown
}

export const emptyResult: CartResult = { quoted: {}, problems: {} }

/** Assigns the prices from the server to the lines that were sent; both are in the same order. */
export function resultOfQuote(sent: readonly CartLine[], quote: Quote): CartResult {
  const pairs = sent.flatMap((line, index) => {
    const quoted = quote.lines[index]
    return quoted ? [[lineKey(line), quoted] as const] : []
  })
  const { taxMode, vatRate } = quote
  return { quoted: Object.fromEntries(pairs), problems: {}, tax: { taxMode, vatRate } }
}

/**
 * The lines to which an error of the API belongs. The error's details contain sold-out and unknown dishes, and its fields contain
 * invalid choices. If the server suggests other choices for a line, the suggestion is stored instead of the problem. Empty if the
 * error does not concern lines.
 */
export function resultOfProblem(sent: readonly CartLine[], error: ApiProblem): CartResult {
  const problems: Record<string, LineProblem> = {}
  const choiceProblems: Record<string, readonly LineChoiceProblem[]> = {}
  const suggested: Record<string, StoredCustomization> = {}
  for (const problem of detailedProblems(error.details)) {
    const line = sent[problem.line]
    if (!line) continue
    const key = lineKey(line)
    if (problem.problems) choiceProblems[key] = problem.problems
    if (problem.suggested) suggested[key] = toStored(problem.suggested)
    else problems[key] = problem.code
  }
  for (const path of Object.keys(error.fields)) {
    const line = sent[Number(/^items\.(\d+)\.customization/.exec(path)?.[1])]
    const key = line && lineKey(line)
    if (key !== undefined && !(key in suggested)) problems[key] ??= 'orders.choices-invalid'
  }
  return { quoted: {}, problems, choiceProblems, suggested }
}

/** True if the result contains a problem of a line, or suggested choices for a line. */
export function isAboutLines({ problems, suggested = {} }: CartResult): boolean {
  return Object.keys(problems).length > 0 || Object.keys(suggested).length > 0
}

/** Joins two results. If both contain the same line, the later result is used. */
export function mergeResults(earlier: CartResult, later: CartResult): CartResult {
  return {
    quoted: { ...earlier.quoted, ...later.quoted },
    problems: { ...earlier.problems, ...later.problems },
    choiceProblems: { ...earlier.choiceProblems, ...later.choiceProblems },
    suggested: { ...earlier.suggested, ...later.suggested },
    ...((later.tax ?? earlier.tax) && { tax: later.tax ?? earlier.tax }),
  }
}

/** A line of the cart with the server's current data for it. Amounts are in whole VND. */
export interface ReviewedLine {
  key: string
  line: CartLine
  quoted: QuotedLine | undefined
  problem: LineProblem | undefined
  /** The problems with the choices of the line. Empty if the server has sent no details. */
  choiceProblems: readonly LineChoiceProblem[]
  /** True if the server suggests other choices for this line. The quote is then for the suggested choices. */
  hasSuggestion: boolean
  /** The current price of one piece, if it differs from the price that the guest has seen. */
  newPrice: number | undefined
}

/**
 * What the guest has to decide before the cart can be ordered. If several states apply, the guest decides about the one that comes
 * first in this list.
 */
export type CartState =
  | 'empty'
  | 'has-problems'
  | 'has-new-choices'
  | 'has-new-prices'
  | 'has-new-vat'
  | 'has-long-notes'
  | 'ready'

export interface CartReview {
  state: CartState
  lines: ReviewedLine[]
  /**
   * The totals of the lines that can be ordered, with the VAT that the guest has seen and with the current VAT. Undefined if VAT is
   * unchanged.
   */
  newVat: NewVat | undefined
  /** The lines that can be ordered, with their current prices as far as the server has sent them. */
  orderable: { unitPrice: number; quantity: number }[]
}

/**
 * Compares the cart with the server's result and reports changed prices, dishes that are gone, and choices that are no longer
 * offered. If the guest has seen totals (`seen`), the function also compares their VAT with the current VAT.
 */
export function reviewCart(cart: readonly CartLine[], result: CartResult, seen = result.tax): CartReview {
  const lines = cart.map((line) => reviewLine(line, result))
  const left = lines.filter(({ problem }) => !problem)
  const newVat = newVatOf(left, seen, result.tax)
  return { lines, state: stateOf(lines, newVat !== undefined), newVat, orderable: left.map(pricedToday) }
}

/**
 * The cart with the current prices and names and with the suggested choices, for a guest who has agreed to the changes. Lines that
 * have become equal are joined.
 */
export function acceptChanges(cart: readonly CartLine[], result: CartResult): CartLine[] {
  return withSuggestions(cart, result)
    .map((line, index) => {
      const now = result.quoted[lineKey(cart[index] ?? line)]
      return now ? { ...line, name: now.name, nameVi: now.nameVi, price: amountOf(now.unitPrice) } : line
    })
    .reduce<CartLine[]>(addLine, [])
}

/** The same lines, but with the suggested choices in each line for which the server suggests some. */
export function withSuggestions(cart: readonly CartLine[], { suggested = {} }: CartResult): CartLine[] {
  return cart.map((line) => {
    const customization = suggested[lineKey(line)]
    return customization === undefined ? line : { ...line, customization }
  })
}

/** The cart without the lines that cannot be ordered. */
export function withoutProblems(cart: readonly CartLine[], { problems }: CartResult): CartLine[] {
  return cart.filter((line) => !problems[lineKey(line)])
}

function reviewLine(
  line: CartLine,
  { quoted, problems, choiceProblems, suggested }: CartResult,
): ReviewedLine {
  const key = lineKey(line)
  const quote = quoted[key]
  const today = quote && amountOf(quote.unitPrice)
  return {
    key,
    line,
    quoted: quote,
    problem: problems[key],
    choiceProblems: choiceProblems?.[key] ?? [],
    hasSuggestion: suggested?.[key] !== undefined,
    newPrice: today !== undefined && today !== line.price ? today : undefined,
  }
}

function stateOf(lines: readonly ReviewedLine[], hasNewVat: boolean): CartState {
  if (lines.length === 0) return 'empty'
  if (lines.some(({ problem }) => problem)) return 'has-problems'
  if (lines.some(({ hasSuggestion }) => hasSuggestion)) return 'has-new-choices'
  if (lines.some(({ newPrice }) => newPrice !== undefined)) return 'has-new-prices'
  if (hasNewVat) return 'has-new-vat'
  return lines.some(({ line }) => charactersTooMany(line) > 0) ? 'has-long-notes' : 'ready'
}

/**
 * A problem of a line, in the details of an API error. Only code and line are required, because a server of an earlier version
 * sends no other fields.
 */
type DetailedProblem = { code: LineProblem; line: number } & Partial<
  Pick<Extract<OrderProblem, { code: 'orders.choices-invalid' }>, 'problems' | 'suggested'>
>

function detailedProblems(details: unknown): DetailedProblem[] {
  if (typeof details !== 'object' || details === null || !('problems' in details)) return []
  return Array.isArray(details.problems) ? details.problems.filter(isDetailedProblem) : []
}

const lineProblems: readonly LineProblem[] = [
  'orders.dish-unknown',
  'orders.dish-sold-out',
  'orders.not-enough-left',
  'orders.choices-invalid',
]

function isDetailedProblem(value: unknown): value is DetailedProblem {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('line' in value)) return false
  return lineProblems.some((code) => code === value.code) && typeof value.line === 'number'
}
