import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False in the server's HTML and during hydration, true after that: for content that only the browser can know. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
