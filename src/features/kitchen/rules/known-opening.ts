import type { KitchenOrders } from '../contract/kitchen.ts'

/** Milliseconds: a board that has not reached the server for so long may stand in a restaurant that has closed meanwhile. */
const maxSilence = 60 * 60_000

/** Since when the restaurant has been open; null if it is closed or the board cannot know. In both cases it does not ring. */
export function knownOpening(
  { openSince, readAt }: Pick<KitchenOrders, 'openSince' | 'readAt'>,
  now: Date,
): string | null {
  return now.getTime() - Date.parse(readAt) < maxSilence ? openSince : null
}
