import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

import { ButtonLink } from '#src/design/button.tsx'
import { Drawer } from '#src/design/drawer.tsx'
import { PhoneIcon } from '#src/design/icons.tsx'
import { ChevronRightIcon } from '#src/design/task-icons.tsx'
import { phoneLink } from '#src/kernel/contact-links.ts'
import { OpeningHoursList } from '#src/features/restaurant/ui/site/opening-hours-list.tsx'
import { OpeningStateText } from '#src/features/restaurant/ui/site/opening-state-text.tsx'
import { RestaurantLogo } from '#src/features/restaurant/ui/site/restaurant-logo.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { useTexts } from '#src/web/language.tsx'
import styles from './mobile-menu.module.css'
import { sitePages } from '#src/web/site-pages.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

interface MobileMenuProps {
  readonly open: boolean
  onClose(): void
}

const menuTexts = inBothLanguages({ close: ['Đóng danh mục trang', 'Close the navigation'] })

/**
 * The navigation menu on a phone: the header's links and, below them, whether the restaurant is open now, the opening hours and the
 * hotline. When a guest has chosen a page, the menu closes.
 */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const texts = useTexts(siteTexts)
  const { phone } = useSiteSettings()
  useClosedByNavigation(onClose)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      tone="night"
      title={<Title />}
      closeLabel={useTexts(menuTexts).close}
    >
      <nav aria-label={texts.navigation}>
        <ul role="list" className={styles.links}>
          {sitePages.map((page) => (
            <li key={page.path}>
              <NavLink
                to={page.path}
                end={page.path === '/'}
                reloadDocument={page.reloadDocument}
                className={styles.link}
                onClick={onClose}
              >
                {texts.pages[page.name]}
                <ChevronRightIcon />
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.hours}>
        <OpeningStateText />
        <OpeningHoursList />
        {phone !== '' && (
          <ButtonLink look="secondary" wide to={phoneLink(phone)} icon={<PhoneIcon />}>
            {texts.callUs(phone)}
          </ButtonLink>
        )}
      </div>
    </Drawer>
  )
}

function Title() {
  const texts = useTexts(siteTexts)
  return (
    <>
      <RestaurantLogo height={36} />
      <span className="visually-hidden">{texts.navigation}</span>
    </>
  )
}

/** Closes the menu in this case: the guest has followed a link, then opened the menu, and the new page appears only now. */
function useClosedByNavigation(onClose: () => void) {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    onClose()
  }, [pathname, onClose])
}
