import type { Location } from 'react-router'

/**
 * Connects the router with the code of layers. layer-history.ts is loaded with the first layer, and from then on `follow` tells it
 * each location of the router, and `traverse` each move through the history before the router hears of it.
 */
export const routerFollower: {
  follow?: (location: Location<unknown>) => void
  traverse?: (event: PopStateEvent) => void
} = {}

// Browsers call the listeners of the window in the order in which they were added, capturing or not. So this module must be
// evaluated before the router adds its own listener.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => routerFollower.traverse?.(event))
