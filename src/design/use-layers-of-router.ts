import { useEffect } from 'react'
import { type Location, useLocation } from 'react-router'

let follow: ((location: Location<unknown>) => void) | undefined

/** The code of layers (layer-history.ts), which comes with the first of them, calls it to learn each location from then on. */
export function onRouterLocation(next: typeof follow): void {
  follow = next
}

/** Tells the layers each location that the router comes to. The root of all pages calls it. */
export function useLayersOfRouter(): void {
  // React Router does not type the state of a location; this code only passes it on.
  const location = useLocation() as Location<unknown>
  useEffect(() => {
    if (follow) return follow(location)
    const { layer } = (history.state ?? {}) as { readonly layer?: number }
    // After a reload or by Forward the current entry may be that of a layer, which is not open. If the code cannot be loaded, Back
    // is pressed once more.
    if (layer) import('./layer-history.ts').catch(() => undefined)
  }, [location])
}
