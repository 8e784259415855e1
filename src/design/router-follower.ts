import type { Location } from 'react-router'

/**
 * Connects the router with layer-history.ts, which is loaded only when the first layer (a dialog, a drawer) opens. From then on,
 * `follow` reports each location of the router to that file, and `traverse` reports each move through the history before the router
 * learns of it.
 */
export const routerFollower: {
  follow?: (location: Location<unknown>) => void
  traverse?: (event: PopStateEvent) => void
} = {}

// Browsers call the listeners of `window` in the order in which they were added, even if some are capturing. So this module must be
// evaluated before the router adds its own listener.
if (typeof window !== 'undefined')
  window.addEventListener('popstate', (event) => routerFollower.traverse?.(event))
