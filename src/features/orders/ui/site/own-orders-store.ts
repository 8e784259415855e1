import { useEffect } from 'react'

import { deviceTime } from '#src/web/clock.ts'
import { createStore, useStore } from '#src/web/store.ts'
import { isAtTableOfLink } from '#src/features/cart/ui/site/visit-table.ts'
import type { PlacedOrder } from '../../contract/order.ts'
import {
  addOwnOrder,
  currentOwnOrders,
  type OwnOrder,
  restoreOwnOrders,
  withoutOwnOrder,
} from '../../rules/own-orders.ts'
import { noteOwnOrder, ownOrdersKey } from './own-orders-presence.ts'

/** The orders that were placed on this device, in local storage. */
const store = createStore<readonly OwnOrder[]>([], {
  storage: 'localStorage',
  key: ownOrdersKey,
  version: 1,
  restore: restoreOwnOrders,
})

/**
 * Stores an order that was placed on this device. Does nothing if this tab was opened by the link of a table, because other guests
 * may use the device later.
 */
export function rememberOwnOrder({
  ticketUrl,
  shortCode,
}: Pick<PlacedOrder, 'ticketUrl' | 'shortCode'>): void {
  if (isAtTableOfLink()) return
  store.set(addOwnOrder(store.get(), { ticketUrl, code: shortCode, at: deviceTime() }))
  noteOwnOrder()
}

/**
 * Removes an order from this device, because it is finished or no longer exists on the server. Does nothing if the order is not
 * stored.
 */
export function forgetOwnOrder(ticketUrl: string): void {
  const left = withoutOwnOrder(store.get(), ticketUrl)
  if (left.length < store.get().length) store.set(left)
}

export function forgetAllOwnOrders(): void {
  store.set([])
}

/**
 * The orders that were placed on this device, the newest first. Empty in the server's HTML. Orders that are too old are removed.
 */
export function useOwnOrders(): readonly OwnOrder[] {
  const orders = useStore(store, (state) => state)
  useEffect(() => {
    const current = currentOwnOrders(orders, deviceTime())
    if (current.length < orders.length) store.set(current)
  }, [orders])
  return orders
}
