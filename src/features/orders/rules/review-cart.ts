import { amountOf } from '#src/kernel/money.ts'
import { charactersTooMany, lineKey } from '#src/features/cart/rules/cart.ts'
import type { CartLine } from '#src/features/cart/rules/cart.ts'
import type { ChoiceProblem } from '#src/features/customization/rules/choice-problem.ts'
import type { Quote, QuotedLine } from '../contract/order.ts'

/** Why a line of the cart cannot be ordered as it stands. */
export type LineProblem = 'orders.dish-unknown' | 'orders.dish-sold-out' | 'orders.choices-invalid'

/** The server’s result for a cart, by the keys of its lines. Lines it does not name are in neither. */
export interface CartResult {
  quoted: Readonly<Record<string, QuotedLine>>
  problems: Readonly<Record<string, LineProblem>>
  /** Of lines whose choices are invalid: what is wrong with them, as far as the server says. */
  choiceProblems?: Readonly<Record<string, readonly ChoiceProblem[]>>
  /** Percent; undefined while nothing could be priced. */
  vatRate?: number
}

/** An error of the API, as far as it concerns a cart. */
export interface ApiProblem {
  fields: Readonly<Record<string, string>>
  details: unknown
}

export const emptyResult: CartResult = { quoted: {}, problems: {} }

/** The server's prices, matched to the lines that were sent: both are in the same order. */
export function resultOfQuote(sent: readonly CartLine[], quote: Quote): CartResult {
  const pairs = sent.flatMap((line, index) => {
    const quoted = quote.lines[index]
    return quoted ? [[lineKey(line), quoted] as const] : []
  })
  return { quoted: Object.fromEntries(pairs), problems: {}, vatRate: quote.vatRate }
}

/**
 * The lines that an error is about: sold-out and unknown dishes from its details, choices that have become invalid from
 * its fields. No problem at all for an error that is not about lines.
 */
export function resultOfProblem(sent: readonly CartLine[], error: ApiProblem): CartResult {
  const problems: Record<string, LineProblem> = {}
  const choiceProblems: Record<string, readonly ChoiceProblem[]> = {}
  for (const problem of detailedProblems(error.details)) {
    const line = sent[problem.line]
    if (!line) continue
    problems[lineKey(line)] = problem.code
    if (problem.problems) choiceProblems[lineKey(line)] = problem.problems
  }
  for (const path of Object.keys(error.fields)) {
    const line = sent[Number(/^items\.(\d+)\.customization/.exec(path)?.[1])]
    if (line) problems[lineKey(line)] ??= 'orders.choices-invalid'
  }
  return { quoted: {}, problems, ...(Object.keys(choiceProblems).length > 0 && { choiceProblems }) }
}

/** Two results as one; the later one holds where both name a line. */
export function mergeResults(earlier: CartResult, later: CartResult): CartResult {
  return {
    quoted: { ...earlier.quoted, ...later.quoted },
    problems: { ...earlier.problems, ...later.problems },
    choiceProblems: { ...earlier.choiceProblems, ...later.choiceProblems },
    vatRate: later.vatRate ?? earlier.vatRate,
  }
}

/** A line of the cart beside what the server says of it today. Money in whole VND. */
export interface ReviewedLine {
  key: string
  line: CartLine
  quoted: QuotedLine | undefined
  problem: LineProblem | undefined
  /** What is wrong with its choices, as far as it is known. */
  choiceProblems: readonly ChoiceProblem[]
  /** Today's price of one piece where it is another than the guest was shown. */
  newPrice: number | undefined
}

/** What stands between a cart and its order; the first that applies is the next thing to settle. */
export type CartState = 'empty' | 'has-problems' | 'has-new-prices' | 'has-long-notes' | 'ready'

export interface CartReview {
  state: CartState
  lines: ReviewedLine[]
  /** The lines that can be ordered, at today's prices as far as they are known. */
  orderable: { unitPrice: number; quantity: number }[]
}

/** Compares the server's result with the cart: changed prices, dishes that are gone, choices no longer offered. */
export function reviewCart(cart: readonly CartLine[], result: CartResult): CartReview {
  const lines = cart.map((line) => reviewLine(line, result))
  return {
    lines,
    state: stateOf(lines),
    orderable: lines
      .filter(({ problem }) => !problem)
      .map(({ line, newPrice }) => ({ unitPrice: newPrice ?? line.price, quantity: line.quantity })),
  }
}

/** The cart at today's prices and names, as a guest who accepts them wants it. */
export function acceptPrices(cart: readonly CartLine[], { quoted }: CartResult): CartLine[] {
  return cart.map((line) => {
    const now = quoted[lineKey(line)]
    return now ? { ...line, name: now.name, nameVi: now.nameVi, price: amountOf(now.unitPrice) } : line
  })
}

/** The cart without the lines that cannot be ordered. */
export function withoutProblems(cart: readonly CartLine[], { problems }: CartResult): CartLine[] {
  return cart.filter((line) => !problems[lineKey(line)])
}

function reviewLine(line: CartLine, { quoted, problems, choiceProblems }: CartResult): ReviewedLine {
  const key = lineKey(line)
  const quote = quoted[key]
  const today = quote && amountOf(quote.unitPrice)
  return {
    key,
    line,
    quoted: quote,
    problem: problems[key],
    choiceProblems: choiceProblems?.[key] ?? [],
    newPrice: today !== undefined && today !== line.price ? today : undefined,
  }
}

function stateOf(lines: readonly ReviewedLine[]): CartState {
  if (lines.length === 0) return 'empty'
  if (lines.some(({ problem }) => problem)) return 'has-problems'
  if (lines.some(({ newPrice }) => newPrice !== undefined)) return 'has-new-prices'
  return lines.some(({ line }) => charactersTooMany(line) > 0) ? 'has-long-notes' : 'ready'
}

interface DetailedProblem {
  code: LineProblem
  line: number
  problems?: ChoiceProblem[]
}

function detailedProblems(details: unknown): DetailedProblem[] {
  if (typeof details !== 'object' || details === null || !('problems' in details)) return []
  return Array.isArray(details.problems) ? details.problems.filter(isDetailedProblem) : []
}

const lineProblems: readonly LineProblem[] = [
  'orders.dish-unknown',
  'orders.dish-sold-out',
  'orders.choices-invalid',
]

function isDetailedProblem(value: unknown): value is DetailedProblem {
  if (typeof value !== 'object' || value === null || !('code' in value) || !('line' in value)) return false
  return lineProblems.some((code) => code === value.code) && typeof value.line === 'number'
}
