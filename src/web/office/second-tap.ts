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

/** For so long a tap on the same part of a row bounces, and for so long a row that has just been moved takes no tap on its parts. */
const samePart = 700
const partsOfRow = 1_000
export const lastPart = createStore<Tap | undefined>(undefined)

/** Whether to act on a tap that moves a row: one that comes too soon after the last is not meant. */
export function takesTap(id: string, { timeStamp }: { readonly timeStamp: number }): boolean {
  const tap = { id, at: timeStamp }
  if (isSecondTap(lastTap.get(), tap)) return false
  lastTap.set(tap)
  return true
}

/**
 * Whether to act on a tap on a part of a row, such as a line of an order. Several parts may be tapped in quick succession, but not
 * the same part, nor any just after the row itself was moved.
 */
export function takesPartTap(rowId: string, part: string, event: { readonly timeStamp: number }): boolean {
  const tap = { id: `${rowId} ${part}`, at: event.timeStamp }
  const [row, last] = [lastTap.get(), lastPart.get()]
  if (row?.id === rowId && tap.at - row.at < partsOfRow) return false
  if (last?.id === tap.id && tap.at - last.at < samePart) return false
  lastPart.set(tap)
  return true
}
