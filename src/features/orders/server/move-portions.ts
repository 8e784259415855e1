import { conflict, type ProblemError } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { takePortions } from '#src/features/menu/server/menu.ts'
import { type HoldingOrder, movedPortions } from '../rules/held-portions.ts'
import { type LeftProblem, leftProblems } from '../rules/left-portions.ts'

interface MovedOrder {
  readonly before?: HoldingOrder | undefined
  readonly after?: HoldingOrder | undefined
}

/**
 * Adjusts today's numbers of portions left: takes portions if the orders need more than before, and gives portions back if they
 * need less. Throws 409 with each dish that has too few left, and how many these are. Call this after all other locks of the
 * transaction, because otherwise two transactions that wait for a dish could cause a deadlock. The result tells `recordChange`
 * whether the menu has changed too.
 */
export async function movePortions(
  tx: Queries,
  changes: readonly MovedOrder[],
  now: Date,
): Promise<{ readonly alsoPublic?: 'menu' }> {
  const portions = movedPortions(changes, now)
  if (portions.size === 0) return {}
  const { isCounted, short } = await takePortions(tx, portions, now)
  if (short.length > 0) {
    const items = changes.flatMap(({ after }) => after?.items ?? [])
    throw notEnoughLeft(leftProblems(items, short), short)
  }
  return isCounted ? { alsoPublic: 'menu' } : {}
}

/**
 * The error that contains each dish with too few portions left. Its details contain the first dish, for messages of a single
 * sentence.
 */
export function notEnoughLeft(
  problems: readonly LeftProblem[],
  short: readonly Pick<LeftProblem, 'name' | 'nameVi' | 'left'>[] = problems,
): ProblemError {
  const named = [...new Set(short.map(({ name, left }) => `${name} (${left})`))]
  const [first] = short
  const details = { dish: first?.name, dishVi: first?.nameVi ?? first?.name, left: first?.left, problems }
  return conflict('orders.not-enough-left', `Not enough left today: ${named.join(', ')}`, details)
}
