import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'

import { routerFollower } from './router-follower.ts'

/** Tells the layers each location that the router comes to. The root of all pages calls it. */
export function useLayersOfRouter(): void {
  // React Router does not type the state of a location; this code only passes it on.
  const location = useLocation() as Location<unknown>
  useEffect(() => {
    if (routerFollower.follow) return routerFollower.follow(location)
    // Our own entries have this shape, and others may have none.
    const { layer } = (history.state ?? {}) as { readonly layer?: number }
    // After a reload or by Forward the current entry may be that of a layer, which is not open. If the code cannot be loaded, Back
    // is pressed once more.
    if (layer) import('./layer-history.ts').catch(() => undefined)
  }, [location])
}
