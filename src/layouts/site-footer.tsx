import type { ReactNode } from 'react'

import { TextLink } from '#src/design/link.tsx'
import { Container } from '#src/design/section.tsx'
import { ContactDetails } from '#src/features/restaurant/ui/site/contact-details.tsx'
import { OpeningHoursList } from '#src/features/restaurant/ui/site/opening-hours-list.tsx'
import { useSiteSettings } from '#src/features/restaurant/ui/site/use-site-settings.tsx'
import { RestaurantLogo } from '#src/features/restaurant/ui/site/restaurant-logo.tsx'
import { SocialLinks } from '#src/features/restaurant/ui/site/social-links.tsx'
import { NewsletterForm } from '#src/features/newsletter/ui/site/newsletter-form.tsx'
import { translated } from '#src/web/english-parts.tsx'
import { CallLink } from '#src/web/call-link.tsx'
import { useLanguage, useTexts } from '#src/web/language.tsx'
import styles from './site-footer.module.css'
import { legalPages, sitePages } from '#src/web/site-pages.ts'
import { footerTexts } from '#src/web/texts/footer-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/**
 * The footer of every page: a description of the restaurant, its contact data, its opening hours, and links to its pages on other
 * sites.
 */
export function SiteFooter() {
  const language = useLanguage()
  const { pages } = useTexts(siteTexts)
  const texts = useTexts(footerTexts)
  const settings = useSiteSettings()
  return (
    <footer className={styles.footer} data-tone="night">
      <Container className={styles.columns}>
        <div className={styles.restaurant}>
          <RestaurantLogo isNamed height={56} />
          <p className={styles.tagline}>{translated(language, settings.tagline, settings.taglineVi)}</p>
          <SocialLinks />
        </div>
        <Column title={texts.contact}>
          <ContactDetails />
        </Column>
        <Column title={texts.hours}>
          <OpeningHoursList />
        </Column>
        <Column title={texts.explore}>
          <ul role="list" className={styles.pages}>
            {sitePages.map((page) => (
              <li key={page.path}>
                <TextLink look="quiet" to={page.path} reloadDocument={page.reloadDocument}>
                  {pages[page.name]}
                </TextLink>
              </li>
            ))}
          </ul>
        </Column>
      </Container>
      <Container>
        <Newsletter />
        <div className={styles.end}>
          <p>{translated(language, settings.copyright, settings.copyrightVi)}</p>
          <nav aria-label={texts.legal} className={styles.legal}>
            {legalPages.map(({ path, name }) => (
              <TextLink key={path} look="quiet" to={path}>
                {pages[name]}
              </TextLink>
            ))}
          </nav>
        </div>
      </Container>
    </footer>
  )
}

function Newsletter() {
  const texts = useTexts(footerTexts).newsletter
  return (
    <section className={styles.newsletter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter" className={styles.title}>
          {texts.title}
        </h2>
        <p className={styles.tagline}>{texts.text}</p>
      </div>
      <div>
        <noscript>
          {/* If no scripts run, this style hides all buttons on the page that would do nothing without scripts. */}
          <style>{'[type=button],button:disabled{display:none}'}</style>
          <p className={styles.tagline}>
            {texts.noScript} <CallLink />
          </p>
        </noscript>
        <NewsletterForm />
      </div>
    </section>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
