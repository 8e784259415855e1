import type { Location } from 'react-router'

/**
 * Connects the router with the code of layers. layer-history.ts is loaded with the first layer, and from then on `follow` tells it
 * each location of the router.
 */
export const routerFollower: { follow?: (location: Location<unknown>) => void } = {}
