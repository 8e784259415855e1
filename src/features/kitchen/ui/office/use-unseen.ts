import { useEffect, useRef } from 'react'

import { chimeWanted, claimRing } from '#src/features/notifications/ui/office/chime-choice.ts'
import { chimeReady, ringChange } from '#src/features/notifications/ui/office/chime.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'
import { isToMake, unseenFrom } from '../../rules/unseen-change.ts'
import { usePromisesSetHere } from './promises-set-here.ts'

/** The orders that the kitchen must stop making, and those that were changed, until somebody has seen that on any board. */
export function useUnseen(board: KitchenOrders | undefined): {
  readonly stopped: readonly KitchenTicket[]
  readonly changed: readonly KitchenTicket[]
} {
  const setHere = usePromisesSetHere()
  const isChanged = (ticket: KitchenTicket) =>
    unseenFrom(ticket, setHere[ticket.id]) !== null || ticket.lines.some(({ before }) => before !== null)
  return {
    stopped: (board?.cancelled ?? []).filter(isToMake),
    changed: (board?.open ?? []).filter((ticket) => isToMake(ticket) && isChanged(ticket)),
  }
}

/** Plays a sound once for each cancellation and each change that comes while the board is shown, if the device's sound is on. */
export function useChangeSound(board: KitchenOrders | undefined): void {
  const { stopped, changed } = useUnseen(board)
  const setHere = usePromisesSetHere()
  const news = board && [...stopped, ...changed].map((each) => newsOf(each, setHere[each.id])).join('\n')
  const heard = useRef<readonly string[]>(undefined)
  useEffect(() => {
    if (news === undefined) return
    const now = news.split('\n').filter(Boolean)
    const known = heard.current
    const added = known && now.find((each) => !known.includes(each))
    heard.current = now
    if (added && chimeWanted() && chimeReady()) void claimRing(added).then((first) => first && ringChange())
  }, [news])
}

/** What differs with each change of an order, except a time that was set on this board. */
function newsOf(ticket: KitchenTicket, setHere: string | undefined): string {
  const { id, isToStop, orderType, tableLabel, specialInstructions, promisedTime } = ticket
  const times = [ticket.requestedTime, ticket.scheduledTime, promisedTime === setHere || promisedTime]
  const pieces = ticket.lines.map(({ key, quantity }) => [key, quantity])
  return JSON.stringify([id, isToStop, orderType, tableLabel, specialInstructions, times, pieces])
}
