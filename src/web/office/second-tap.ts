import { createStore } from '../store.ts'

/** A tap that moved an order or a booking to another step. */
interface Tap {
  readonly id: string
  /** When the user tapped, in milliseconds since the page was opened. */
  readonly at: number
}

/**
 * Milliseconds. Within `sameRow` after a tap, another tap on the same row counts as a trembling finger. Within `otherRow`, a tap on
 * another row counts as a mistake, because that row has just moved under the finger.
 */
const sameRow = 1_500
const otherRow = 500

/** True if a tap follows the last tap so soon that the user cannot have meant it. */
export function isSecondTap(last: Tap | undefined, { id, at }: Tap): boolean {
  return last !== undefined && at - last.at < (last.id === id ? sameRow : otherRow)
}

export const lastTap = createStore<Tap | undefined>(undefined)

/** For so long a tap on the same part of a row bounces, and for so long a row that has just been moved takes no tap on its parts. */
const samePart = 700
const partsOfRow = 1_000
export const lastPart = createStore<Tap | undefined>(undefined)

/** Returns false for a tap that follows the last tap too soon: the caller must then not move the row. */
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
