import { lazy, Suspense, useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'

import type { Route } from './+types/site-layout'
import { useCartCount } from '#src/features/cart/ui/site/stored-cart.ts'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { HelpPhone } from '#src/web/call-link.tsx'
import { ErrorPage } from '#src/web/error-page.tsx'
import { useTexts } from '#src/web/language.tsx'
import { DeferredFooter } from './deferred-footer.tsx'
import { OrderingDialogs } from './ordering-dialogs.tsx'
import { OwnOrdersBelowFooter, OwnOrdersOverMenu } from './own-orders.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-layout.module.css'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The layout around every public page: header, footer, cart bar and ordering dialogs. */
export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

/** If a page fails or does not exist, this screen replaces only the page; header and footer stay. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage error={error} />
    </SiteFrame>
  )
}

function SiteFrame({ children }: { children: ReactNode }) {
  const texts = useTexts(siteTexts)
  const main = useRef<HTMLElement>(null)
  const { state } = useNavigation()
  useFocusOnArrival(main)
  return (
    <HelpPhone value={useSiteSettings().phone}>
      <div className={styles.site}>
        <a href="#main" className={styles.skip} onClick={() => main.current?.focus()}>
          {texts.skipToContent}
        </a>
        <SiteHeader />
        {state === 'loading' && <div className={styles.progress} aria-hidden="true" />}
        <OwnOrdersOverMenu />
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <DeferredFooter />
        <OrderingDialogs />
      </div>
      <OwnOrdersBelowFooter />
      <CartBarWhereFilled />
    </HelpPhone>
  )
}

const CartBar = lazy(() =>
  import('./cart-bar.tsx').then(
    (part) => ({ default: part.CartBar }),
    () => ({ default: () => null }),
  ),
)

/**
 * The cart bar. Its code is loaded when the guest puts the first item in the cart. Until then, or if loading fails, the button in
 * the header still opens the cart.
 */
function CartBarWhereFilled() {
  const isFilled = useCartCount() > 0
  return (
    isFilled && (
      <Suspense>
        <CartBar />
      </Suspense>
    )
  )
}

/**
 * After a guest has followed a link, moves the focus to the start of the new page, as the browser does after a page load. Keyboard
 * and screen reader users continue from there.
 */
function useFocusOnArrival(main: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname, main])
}
