import { useEffectEvent, useLayoutEffect } from 'react'
import { enterLayer } from './layer-history.ts'

/**
 * Gives a layer (a dialog, a drawer, a popover) an entry in the browser's history while the layer is open. Back closes the layer by
 * calling `onClose`. If the layer closes in another way, its history entry is removed.
 */
export function useLayer(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => (open ? enterLayer(() => close()) : undefined), [open])
}
