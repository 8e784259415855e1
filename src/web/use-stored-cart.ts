import { useEffect } from 'react'

import { useCartStore } from '../features/cart/ui/parts/cart-store.ts'

/** Takes the cart out of local storage once the page lives, and again whenever another tab changes it. */
export function useStoredCart(): void {
  useEffect(() => {
    const { persist } = useCartStore
    const takeOver = () => void persist.rehydrate()
    const onStorage = ({ key }: StorageEvent) => {
      // A null key: all of the storage was cleared.
      if (key === persist.getOptions().name || key === null) takeOver()
    }
    takeOver()
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
}
