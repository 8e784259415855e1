/** The last tap that moved an order. */
export interface Tap {
  readonly id: string
  /** Milliseconds since the page was opened. */
  readonly at: number
}

/** For so long a tap on the same order is taken for a trembling finger, and one on another order for one that has moved up. */
const sameOrder = 1_500
const otherOrder = 500

/** Whether a tap comes so soon after the last one that nobody can have meant it. */
export function isSecondTap(last: Tap | undefined, { id, at }: Tap): boolean {
  return last !== undefined && at - last.at < (last.id === id ? sameOrder : otherOrder)
}
