import { lastTypedOrder } from './review-limits.ts'

/** The place of a review for which none was given: the first free one of 1 to 8, else the one after the last. */
export function nextDisplayOrder(taken: readonly number[]): number {
  for (let order = 1; order <= lastTypedOrder; order += 1) if (!taken.includes(order)) return order
  return Math.max(...taken) + 1
}

/** True if an admin may type this place. */
export function isTypedOrder(order: number): boolean {
  return Number.isInteger(order) && order >= 1 && order <= lastTypedOrder
}
