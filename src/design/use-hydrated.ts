import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and while it hydrates, true from then on: for what only the browser can say. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
