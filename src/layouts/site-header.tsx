import { lazy, useState } from 'react'
import { Link, NavLink } from 'react-router'

import { IconButton } from '#src/design/icon-button.tsx'
import { MenuIcon } from '#src/design/icons.tsx'
import { Container } from '#src/design/section.tsx'
import { BookTableLink } from '#src/features/reservations/ui/site/book-table-link.tsx'
import { RestaurantLogo } from '#src/features/restaurant/ui/site/restaurant-logo.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { inLanguage } from '#src/kernel/language.ts'
import { CartButton } from './cart-button.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { FailedDialog, PagePart } from '#src/web/page-part.tsx'
import styles from './site-header.module.css'
import { sitePages } from '#src/web/site-pages.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/** The booking page is not among the links, because the header has a separate button for it. */
const linkedPages = sitePages.filter(({ name }) => name !== 'booking')

/** The bar at the top of every page: logo, links, language, cart and booking. On a phone the links are in the mobile menu. */
export function SiteHeader() {
  const language = useLanguage()
  const texts = useTexts(siteTexts)
  const { name, nameVi } = useSiteSettings()
  return (
    <header className={styles.header} data-tone="night">
      <Container className={styles.bar}>
        <Link to="/" className={styles.logo} aria-label={texts.homeLink(inLanguage(language, name, nameVi))}>
          <RestaurantLogo height={40} />
        </Link>
        <nav className={styles.links} aria-label={texts.navigation}>
          {linkedPages.map((page) => (
            <NavLink key={page.path} to={page.path} className={styles.link} end={page.path === '/'}>
              {texts.pages[page.name]}
            </NavLink>
          ))}
        </nav>
        <div className={styles.tools}>
          <LanguageSwitch />
          <CartButton />
          <BookTableLink className={styles.book}>
            <span className={styles.long}>{texts.pages.booking}</span>
            <span className={styles.short}>{texts.book}</span>
          </BookTableLink>
          <MobileMenuButton />
        </div>
      </Container>
    </header>
  )
}

const loadMobileMenu = () => import('./mobile-menu.tsx')
const MobileMenu = lazy(async () => ({ default: (await loadMobileMenu()).MobileMenu }))
// Loads the mobile menu's code before the guest presses the button that opens it. If loading fails here, the error is ignored,
// because pressing the button reports it.
const preload = () => void loadMobileMenu().catch(() => undefined)

function MobileMenuButton() {
  const texts = useTexts(siteTexts)
  const [menu, setMenu] = useState<'unused' | 'open' | 'closed'>('unused')
  return (
    <div className={styles.menuButton}>
      <IconButton
        label={texts.openNavigation}
        icon={<MenuIcon />}
        aria-haspopup="dialog"
        aria-expanded={menu === 'open'}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setMenu('open')}
      />
      {menu !== 'unused' && (
        <PagePart failed={<FailedDialog onFailed={() => setMenu('unused')} />}>
          <MobileMenu open={menu === 'open'} onClose={() => setMenu('closed')} />
        </PagePart>
      )}
    </div>
  )
}
