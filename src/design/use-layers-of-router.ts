import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'

import { routerFollower } from './router-follower.ts'

/** Tells layer-history.ts each location that the router comes to. The root of all pages calls this hook. */
export function useLayersOfRouter(): void {
  // React Router does not type the state of a location; this code only passes it on.
  const location = useLocation() as Location<unknown>
  useEffect(() => {
    if (routerFollower.follow) return routerFollower.follow(location)
    // The states of entries that layers have added have this shape; other history entries may have no state.
    const { layer } = (history.state ?? {}) as { readonly layer?: number }
    // After a reload or by Forward the current history entry may belong to a layer that is not open. layer-history.ts removes such
    // an entry. If that file cannot be loaded, the user has to press Back once more.
    if (layer) import('./layer-history.ts').catch(() => undefined)
  }, [location])
}
