import type { Location } from 'react-router'

/** The code of layers (layer-history.ts) comes with the first of them, and learns each location of the router from then on. */
export const routerFollower: { follow?: (location: Location<unknown>) => void } = {}
