import { useSyncExternalStore } from 'react'

import { onStoredElsewhere, readStored } from '#src/web/browser-storage.ts'
import { createStore, useStore } from '#src/web/store.ts'

/** Under this key of local storage the browser keeps the guest's own orders. */
export const ownOrdersKey = 'own-orders'

const placedHere = createStore(false)

/** Tells the frame of the page, which shows the guest's orders, that an order was placed in this tab. */
export const noteOwnOrder = () => placedHere.set(true)

/**
 * Says whether this device may have orders to show. Every page loads this code, so it stays small: it only looks whether the
 * storage has the key, and does not know the format of the orders.
 */
export function useMayHaveOwnOrders(): boolean {
  const isPlacedHere = useStore(placedHere, (state) => state)
  const isStored = useSyncExternalStore(
    (listener) => onStoredElsewhere([ownOrdersKey], listener),
    () => readStored('localStorage', ownOrdersKey) !== null,
    () => false,
  )
  return isPlacedHere || isStored
}
