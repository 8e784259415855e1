import { useSyncExternalStore } from 'react'

import { onStoredElsewhere, readStored } from '#src/web/browser-storage.ts'
import { createStore, useStore } from '#src/web/store.ts'

/** Under this key of local storage the browser keeps the guest's own orders. */
export const ownOrdersKey = 'own-orders'

const placedHere = createStore(false)

/** Tells the frame of the page that an order was placed here. */
export const noteOwnOrder = () => placedHere.set(true)

/** Whether this device may have orders to show. Every page asks, so this knows nothing of what the storage holds. */
export function useMayHaveOwnOrders(): boolean {
  const isPlacedHere = useStore(placedHere, (state) => state)
  const isStored = useSyncExternalStore(
    (listener) => onStoredElsewhere([ownOrdersKey], listener),
    () => readStored('localStorage', ownOrdersKey) !== null,
    () => false,
  )
  return isPlacedHere || isStored
}
