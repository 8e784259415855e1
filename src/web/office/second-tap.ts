import { createStore } from '../store.ts'

/** The last tap that moved an order or a booking. */
interface Tap {
  readonly id: string
  /** Milliseconds since the page was opened. */
  readonly at: number
}

/** For so long a tap on the same row is taken for a trembling finger, and one on another row for one that has moved up. */
const sameRow = 1_500
const otherRow = 500

/** Whether a tap comes so soon after the last one that nobody can have meant it. */
export function isSecondTap(last: Tap | undefined, { id, at }: Tap): boolean {
  return last !== undefined && at - last.at < (last.id === id ? sameRow : otherRow)
}

export const lastTap = createStore<Tap | undefined>(undefined)

/** Whether to act on a tap that moves a row: one that comes too soon after the last is not meant. */
export function takesTap(id: string, { timeStamp }: { readonly timeStamp: number }): boolean {
  const tap = { id, at: timeStamp }
  if (isSecondTap(lastTap.get(), tap)) return false
  lastTap.set(tap)
  return true
}
