import { lastTypedOrder } from './review-limits.ts'

/**
 * The place that a review gets if the admin gives none: the first free place from 1 to 8 or, if none is free, the place after the
 * last one.
 */
export function nextDisplayOrder(taken: readonly number[]): number {
  for (let order = 1; order <= lastTypedOrder; order += 1) if (!taken.includes(order)) return order
  return Math.max(...taken) + 1
}

/** True if an admin may type this number as a review's place. */
export function isTypedOrder(order: number): boolean {
  return Number.isInteger(order) && order >= 1 && order <= lastTypedOrder
}
