import { lastTypedOrder } from './review-limits.ts'

/** The place of a review that was given none: the first free one of 1 to 8, else after the last. */
export function nextDisplayOrder(taken: readonly number[]): number {
  for (let order = 1; order <= lastTypedOrder; order += 1) if (!taken.includes(order)) return order
  return Math.max(...taken) + 1
}

/** Whether a place may be typed. */
export function isTypedOrder(order: number): boolean {
  return Number.isInteger(order) && order >= 1 && order <= lastTypedOrder
}
