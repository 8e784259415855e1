import { useSyncExternalStore } from 'react'

import { onStoredElsewhere, readStored } from '#src/web/browser-storage.ts'
import { createStore, useStore } from '#src/web/store.ts'

/** The key in local storage under which the browser stores the guest's own orders. */
export const ownOrdersKey = 'own-orders'

const placedHere = createStore(false)

/** Called when an order was placed in this tab, so that the frame around the page, which lists the guest's orders, shows it. */
export const noteOwnOrder = () => placedHere.set(true)

/**
 * Whether there may be orders that were placed on this device. Every page loads this code, so it must be small: it only checks
 * whether the key exists in the storage, and does not read the orders.
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
