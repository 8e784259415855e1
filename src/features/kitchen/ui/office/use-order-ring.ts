import { useEffect, useRef } from 'react'

import { useServerMinute } from '#src/web/use-server-time.ts'
import { ringsSince } from '#src/features/notifications/rules/rising-ring.ts'
import { chimeWanted, claimRing } from '#src/features/notifications/ui/office/chime-choice.ts'
import { chimeReady, ringChime } from '#src/features/notifications/ui/office/chime.ts'
import { useRisingRing } from '#src/features/notifications/ui/office/use-rising-ring.ts'
import type { KitchenOrders } from '../../contract/kitchen.ts'
import { knownOpening } from '../../rules/known-opening.ts'
import { followBoard, useRingingOrders } from './heard-orders.ts'

/**
 * Plays the sound of the office for orders that are new on the board: at once for each, and then again and again, louder and
 * louder, until somebody touches them or asks for them. A paired board gets no notifications, so the sound follows the orders themselves.
 */
export function useOrderRing(board: KitchenOrders | undefined): void {
  const fresh = useRingingOrders(board).toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  const now = useServerMinute()
  const since = ringsSince(fresh, board ? knownOpening(board, now) : null, null)
  useRisingRing(since)

  const rungFor = useRef<readonly string[]>([])
  const ids = since === undefined ? '' : fresh.map(({ id }) => id).join(' ')
  useEffect(() => {
    const ringing = ids.split(' ').filter(Boolean)
    const added = ringing.find((id) => !rungFor.current.includes(id))
    rungFor.current = ringing
    if (added && chimeWanted() && chimeReady()) void claimRing(added).then((first) => first && ringChime())
  }, [ids])

  useEffect(() => {
    if (board) followBoard(board)
  }, [board])
}
