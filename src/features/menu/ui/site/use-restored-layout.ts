import { useLayoutEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { isPageHydrated } from '#src/web/page-hydrated.ts'
import { layOutWholePage } from '#src/web/whole-layout.ts'

/**
 * If the guest has come by Back or Forward, all dishes get their real heights before the router restores the scroll position. If
 * the browser loads the whole document for this, before-hydration.ts does the same.
 */
export function useRestoredLayout(): void {
  const type = useNavigationType()
  const { key } = useLocation()
  useLayoutEffect(() => {
    if (type === NavigationType.Pop && isPageHydrated()) return layOutWholePage()
    return undefined
  }, [type, key])
}
