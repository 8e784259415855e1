import type { StrikeInput } from '../contract/kitchen.ts'

/** What is stored of a struck line. */
export interface Struck {
  readonly quantity: number
  /** The calls with a key that have struck pieces of the line, as `callsOf` reads them. */
  readonly callKey: string | null
}

/** `wanted` is how many pieces a call struck, and `added` by how many the sum grew with it. */
interface Call {
  readonly key: string
  readonly wanted: number
  readonly added: number
}

/** A call is repeated within seconds, or once the network is back: so many later calls on the same line do not make it forgotten. */
const maxCalls = 20

/**
 * How many of the line's `pieces` are struck after a call; null if it changes nothing. A strike with a key adds its pieces to those that
 * other boards have struck, once however often it is repeated, and takes back no others. A call without a key strikes up to its
 * quantity, and takes back only if nothing was struck since the board saw the line.
 */
export function struckAfter(
  { quantity: struck, callKey }: Struck,
  { quantity, seen, key }: Omit<StrikeInput, 'lineKey'>,
  pieces: number,
): Struck | null {
  const calls = callsOf(callKey, struck)
  if (key !== undefined && seen !== undefined) {
    const own = calls.find((call) => call.key === key)
    const wanted = Math.max(0, quantity - seen)
    if (wanted === (own?.wanted ?? 0)) return null
    const others = Math.max(0, struck - (own?.added ?? 0))
    const sum = Math.max(others, Math.min(pieces, others + wanted))
    const rest = calls.filter((call) => call !== own)
    return { quantity: sum, callKey: written([...rest, { key, wanted, added: sum - others }]) }
  }
  const to = Math.min(quantity, pieces)
  const from = seen === undefined ? undefined : Math.min(seen, pieces)
  // Of a line that has lost pieces, more may be struck than it has, and a board shows no more than it has.
  const isKept =
    from !== undefined && (to >= from ? struck >= to || to === from : Math.min(struck, pieces) > from)
  if (to === struck || isKept) return null
  return {
    quantity: to,
    callKey: to > struck ? callKey : written(calls.map((call) => ({ ...call, added: 0 }))),
  }
}

/** A tap of a cook: how many pieces are struck after it, and how many the board showed as struck before it. */
interface Tap {
  readonly quantity: number
  readonly seen: number
}

/** What a call says besides its quantity. `peak` is the most pieces that the board has shown as struck since the first waiting tap. */
interface MergedTaps extends Pick<StrikeInput, 'seen' | 'key'> {
  readonly peak?: number | undefined
}

/**
 * The call for a tap on a line for which another call waits. That one may have reached the server, so both have the same key and say
 * what was struck before both: the server then counts their pieces once, and takes back nothing that was struck at another board.
 * A tap that takes back more than the pieces of the waiting calls has no key.
 */
export function mergedTaps(
  waiting: MergedTaps | undefined,
  { quantity, seen }: Tap,
  newKey: () => string,
): MergedTaps {
  const peak = Math.max(waiting?.peak ?? 0, seen, quantity)
  const before = waiting?.seen
  if (before !== undefined && quantity < before) return { seen: Math.max(before, peak), peak }
  const key = waiting ? waiting.key : quantity > seen ? newKey() : undefined
  return key === undefined ? { seen, peak } : { seen: before ?? seen, key, peak }
}

/** A key without numbers is of a program that stored only the last key. */
function callsOf(callKey: string | null, struck: number): Call[] {
  return (callKey?.split(' ') ?? []).map((call) => {
    const [key = '', wanted, added] = call.split(':')
    return { key, wanted: Number(wanted ?? struck), added: Number(added ?? struck) }
  })
}

function written(calls: readonly Call[]): string | null {
  const kept = calls.slice(-maxCalls).map(({ key, wanted, added }) => `${key}:${wanted}:${added}`)
  return kept.length > 0 ? kept.join(' ') : null
}
