import { useEffectEvent, useLayoutEffect } from 'react'
import { enterLayer } from './layer-history.ts'

/**
 * Gives a layer over the page an entry in the browser's history while it is open. Back closes the layer by `onClose`. If it is
 * closed in another way, its entry is removed.
 */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? enterLayer(() => close()) : undefined), [open])
}
