import { lazy, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'

import { useMayHaveOwnOrders } from '#src/features/orders/ui/site/own-orders-presence.ts'

const loadList = () => import('#src/features/orders/ui/site/own-orders-list.tsx')
const nothing = () => ({ default: (): ReactNode => null })
const OwnOrdersOnMenu = lazy(() => loadList().then((part) => ({ default: part.OwnOrdersOnMenu }), nothing))
const OwnOrdersAtEnd = lazy(() => loadList().then((part) => ({ default: part.OwnOrdersAtEnd }), nothing))

/**
 * A link to the guest's own orders, in the heading of the menu page. The link's code is loaded only on devices on which somebody
 * has ordered.
 */
export function OwnOrdersOverMenu() {
  const hasOrders = useMayHaveOwnOrders()
  const { pathname } = useLocation()
  if (!hasOrders || pathname !== '/menu') return null
  return (
    <Suspense>
      <OwnOrdersOnMenu />
    </Suspense>
  )
}

/** The orders that were placed on this device, below the footer of every page. */
export function OwnOrdersBelowFooter() {
  const hasOrders = useMayHaveOwnOrders()
  return (
    hasOrders && (
      <Suspense>
        <OwnOrdersAtEnd />
      </Suspense>
    )
  )
}
