import { Container, SectionHeading } from '#src/design/section.tsx'
import { ContactDetails } from '#src/features/restaurant/ui/shared/contact-details.tsx'
import { OpeningHoursList } from '#src/features/restaurant/ui/shared/opening-hours-list.tsx'
import { useTexts } from '#src/web/language.tsx'
import { PageHead } from '#src/web/page-head.tsx'
import type { PageHandle } from '#src/web/page-handle.ts'
import { contactTexts } from '../../texts/contact-texts.ts'
import { ContactForm } from './contact-form.tsx'
import styles from './contact-page.module.css'

export const handle: PageHandle = {}

/** How to reach the restaurant, and a form to write to it. */
export default function ContactPage() {
  const texts = useTexts(contactTexts)
  return (
    <Container className={styles.page}>
      <PageHead {...texts.head} />
      <SectionHeading as="h1" eyebrow={texts.eyebrow} title={texts.title} subtitle={texts.subtitle} />
      <div className={styles.columns}>
        <section className={styles.form} aria-labelledby="contact-form">
          <h2 id="contact-form" className="visually-hidden">
            {texts.form}
          </h2>
          <ContactForm />
        </section>
        <section className={styles.details} aria-labelledby="contact-details">
          <h2 id="contact-details">{texts.details}</h2>
          <ContactDetails />
          <h3>{texts.hours}</h3>
          <OpeningHoursList />
        </section>
      </div>
    </Container>
  )
}
