import { createStore, useStore } from '#src/web/store.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'

/**
 * The ids of the orders that somebody has touched on this device. Null until a board is shown here for the first time: what is on
 * it then is not new. It is kept in `localStorage`, so that a reload makes no order new again.
 */
const heard = createStore<readonly string[] | null>(null, {
  storage: 'localStorage',
  key: 'kitchenHeard',
  version: 1,
  restore: (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null),
})

/** The ids of the orders that somebody has asked to see. They stay marked until somebody touches them. */
const shown = createStore<readonly string[]>([])

type Order = Pick<KitchenTicket, 'id' | 'status'>

/** An order is new as long as nobody has begun with it anywhere and nobody has touched it here. */
const isNew = (order: Order, ids: readonly string[] | null) =>
  ids !== null && isBefore(order) && !ids.includes(order.id)

const isBefore = ({ status }: Order) => status === 'pending' || status === 'confirmed'

/** Whether a card is marked as new. */
export function useIsNew(ticket: Order): boolean {
  const isAsked = useStore(shown, (ids) => ids.includes(ticket.id))
  return useStore(heard, (ids) => isNew(ticket, ids)) || (isAsked && isBefore(ticket))
}

/** The new orders, those that are due first standing first. */
export function useNewOrders(board: KitchenOrders | undefined): KitchenTicket[] {
  const ids = useStore(heard, (state) => state)
  return (board?.open ?? []).filter((ticket) => isNew(ticket, ids))
}

/** Notes that somebody has touched an order. */
export function noteTouched(id: string): void {
  noteHeard([id])
  if (shown.get().includes(id)) shown.set(shown.get().filter((each) => each !== id))
}

/** Notes that somebody has asked to see these orders: they ring no more. */
export function noteAsked(ids: readonly string[]): void {
  noteHeard(ids)
  shown.set(ids)
}

function noteHeard(ids: readonly string[]): void {
  const known = heard.get() ?? []
  const added = ids.filter((id) => !known.includes(id))
  if (added.length > 0) heard.set([...known, ...added])
}

/** Forgets the orders that have left the board. On a device that shows a board for the first time, all its orders count as touched. */
export function followBoard({ open }: KitchenOrders): void {
  const known = heard.get()
  const left = open.map(({ id }) => id).filter((id) => known?.includes(id) ?? true)
  if (known?.length !== left.length) heard.set(left)
}
