import { createStore, useStore } from '#src/web/store.ts'
import type { KitchenOrders, KitchenTicket } from '../../contract/kitchen.ts'

/**
 * The ids of the orders that somebody has touched or seen on this device. Null until a board is shown here for the first time: what is on
 * it then is not new. It is kept in `localStorage`, so that a reload makes no order new again.
 */
const heard = createStore<readonly string[] | null>(null, {
  storage: 'localStorage',
  key: 'kitchenHeard',
  version: 1,
  restore: (stored) => (Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : null),
})

/** The ids of the new orders of which somebody knows. They ring no more, but stay marked until somebody has seen them. */
const asked = createStore<readonly string[]>([])

type Order = Pick<KitchenTicket, 'id' | 'status'>

/** An order is new as long as nobody has begun with it anywhere and nobody has touched or seen it here. */
const isNew = (order: Order, ids: readonly string[] | null) =>
  ids !== null && isBefore(order) && !ids.includes(order.id)

const isBefore = ({ status }: Order) => status === 'pending' || status === 'confirmed'

/** Whether a card is marked as new. */
export function useIsNew(ticket: Order): boolean {
  return useStore(heard, (ids) => isNew(ticket, ids))
}

/** The new orders, those that are due first standing first. */
export function useNewOrders(board: KitchenOrders | undefined): KitchenTicket[] {
  const ids = useStore(heard, (state) => state)
  return (board?.open ?? []).filter((ticket) => isNew(ticket, ids))
}

/** The new orders that ring: those of which nobody knows. */
export function useRingingOrders(board: KitchenOrders | undefined): KitchenTicket[] {
  const known = useStore(asked, (ids) => ids)
  return useNewOrders(board).filter(({ id }) => !known.includes(id))
}

/** Notes that somebody has touched these orders, or has seen them. */
export function noteSeen(ids: readonly string[]): void {
  const known = heard.get() ?? []
  const added = ids.filter((id) => !known.includes(id))
  if (added.length > 0) heard.set([...known, ...added])
}

/** Notes that somebody knows of these orders: they ring no more. */
export function noteAsked(ids: readonly string[]): void {
  asked.set([...new Set([...asked.get(), ...ids])])
}

/** Forgets the orders that have left the board. On a device that shows a board for the first time, all its orders count as touched. */
export function followBoard({ open }: KitchenOrders): void {
  const known = heard.get()
  const left = open.map(({ id }) => id).filter((id) => known?.includes(id) ?? true)
  if (known?.length !== left.length) heard.set(left)
}
