import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'

import { routerFollower } from './router-follower.ts'

/** Reports each location of the router to layer-history.ts. Only the root component of all pages calls this hook. */
export function useLayersOfRouter(): void {
  // React Router gives the state of a location the type `any`. This code only passes the state on, so `unknown` is enough.
  const location = useLocation() as Location<unknown>
  useEffect(() => {
    if (routerFollower.follow) return routerFollower.follow(location)
    // The state of a history entry has the field `layer` if a layer added the entry. Other entries may have no state at all.
    const { layer } = (history.state ?? {}) as { readonly layer?: number }
    // After a reload, or after Forward, the current history entry may belong to a layer that is no longer open. layer-history.ts
    // removes that entry. If the file cannot be loaded, the only harm is that the user has to press Back twice.
    if (layer) import('./layer-history.ts').catch(() => undefined)
  }, [location])
}
