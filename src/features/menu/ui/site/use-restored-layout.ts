import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { isPageHydrated } from '#src/web/page-hydrated.ts'
import { layOutWholePage } from '#src/web/whole-layout.ts'

/**
 * After going back or forward the dishes have their own heights before the router restores the scroll position. Where the whole
 * document is loaded anew, before-hydration.ts does so.
 */
export function useRestoredLayout(): void {
  const type = useNavigationType()
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (type === NavigationType.Pop && isPageHydrated()) return layOutWholePage()
    return undefined
  }, [type, key])
}
