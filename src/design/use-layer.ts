import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Location, useLocation } from 'react-router'
import { enterLayer, followRouter } from './layer-history.ts'

/**
 * Gives what lies over the page an entry in the history of the browser while it is open: Back closes it by `onClose`, and when it
 * is closed otherwise, no entry remains.
 */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? enterLayer(() => close()) : undefined), [open])
}

/** Tells the layers of each address that the router comes to. For the root of all pages. */
export function useLayersOfRouter(): void {
  // React Router does not say what a location's state is; it is only handed on.
  const location = useLocation() as Location<unknown>
  useEffect(() => followRouter(location), [location])
}
