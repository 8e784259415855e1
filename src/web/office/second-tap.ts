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

/** Milliseconds: for so long a tap on the same part of a row bounces. */
const samePart = 700
export const lastPart = createStore<Tap | undefined>(undefined)

/** Returns false for a tap that follows the last tap too soon: the caller must then not move the row. */
export function takesTap(id: string, { timeStamp }: { readonly timeStamp: number }): boolean {
  const tap = { id, at: timeStamp }
  if (isSecondTap(lastTap.get(), tap)) return false
  lastTap.set(tap)
  return true
}

/** The same where no row moves while somebody taps: there a tap on another row is meant, however soon it comes. */
export function takesTapInPlace(id: string, event: { readonly timeStamp: number }): boolean {
  if (lastTap.get()?.id !== id) lastTap.set(undefined)
  return takesTap(id, event)
}

/** Whether to act on a tap on a part of a row, such as a line of an order. Other parts may be tapped at once, the same part may not. */
export function takesPartTap(rowId: string, part: string, event: { readonly timeStamp: number }): boolean {
  const tap = { id: `${rowId} ${part}`, at: event.timeStamp }
  const last = lastPart.get()
  if (last?.id === tap.id && tap.at - last.at < samePart) return false
  lastPart.set(tap)
  return true
}
