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

/** The orders that were placed on this device. The browser keeps them in local storage. */
const store = createStore<readonly OwnOrder[]>([], {
  storage: 'localStorage',
  key: ownOrdersKey,
  version: 1,
  restore: restoreOwnOrders,
})

/** Remembers an order that was placed here, unless this tab has opened a table's link: other guests may use that device next. */
export function rememberOwnOrder({
  ticketUrl,
  shortCode,
}: Pick<PlacedOrder, 'ticketUrl' | 'shortCode'>): void {
  if (isAtTableOfLink()) return
  store.set(addOwnOrder(store.get(), { ticketUrl, code: shortCode, at: deviceTime() }))
  noteOwnOrder()
}

/** Forgets an order that is done or can no longer be found. If it is not remembered, nothing changes. */
export function forgetOwnOrder(ticketUrl: string): void {
  const left = withoutOwnOrder(store.get(), ticketUrl)
  if (left.length < store.get().length) store.set(left)
}

export function forgetAllOwnOrders(): void {
  store.set([])
}

/** The orders that were placed on this device, newest first; none in the server's HTML. Orders that are too old are forgotten. */
export function useOwnOrders(): readonly OwnOrder[] {
  const orders = useStore(store, (state) => state)
  useEffect(() => {
    const current = currentOwnOrders(orders, deviceTime())
    if (current.length < orders.length) store.set(current)
  }, [orders])
  return orders
}
