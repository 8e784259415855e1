import { useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { type Location, useLocation } from 'react-router'
import { enterLayer, followRouter } from './layer-history.ts'

/**
 * Gives a layer over the page an entry in the browser's history while it is open. Back closes the layer by `onClose`. If it is
 * closed in another way, its entry is removed.
 */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? enterLayer(() => close()) : undefined), [open])
}

/** Tells the layers each location that the router comes to. The root of all pages calls it. */
export function useLayersOfRouter(): void {
  // React Router does not type the state of a location; this code only passes it on.
  const location = useLocation() as Location<unknown>
  useEffect(() => followRouter(location), [location])
}
