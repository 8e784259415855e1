import { type ComponentProps, type ReactNode, useId } from 'react'

import { Container, SectionHeading } from '#src/design/section.tsx'
import { breadcrumbs } from '#src/web/breadcrumbs.ts'
import { PageHead } from '#src/web/page-head.tsx'
import { StructuredData } from '#src/web/structured-data.tsx'
import styles from '../site/form-page.module.css'
import { ContactDetails } from './contact-details.tsx'
import { OpeningHoursList } from './opening-hours-list.tsx'

interface FormPageProps {
  readonly texts: {
    readonly head: ComponentProps<typeof PageHead>
    readonly eyebrow: string
    readonly title: string
    readonly subtitle: string
    /** Read aloud before the form, which needs no heading for the eye. */
    readonly form: string
    readonly details: string
    readonly hours: string
  }
  /** The class of the form's part. */
  readonly formClass?: string | undefined
  readonly form: ReactNode
  /** Below the restaurant's details. */
  readonly more?: ReactNode
}

/** A page with a form, and beside it how to reach the restaurant and when it is open. */
export function FormPage({ texts, formClass, form, more }: FormPageProps) {
  const id = useId()
  return (
    <Container className={styles.page}>
      <PageHead {...texts.head} />
      <StructuredData describe={import.meta.env.SSR && ((site) => breadcrumbs(site))} />
      <SectionHeading as="h1" eyebrow={texts.eyebrow} title={texts.title} subtitle={texts.subtitle} />
      <div className={styles.columns}>
        <section className={formClass} aria-labelledby={`${id}-form`}>
          <h2 id={`${id}-form`} className="visually-hidden">
            {texts.form}
          </h2>
          {form}
        </section>
        <section className={styles.details} aria-labelledby={`${id}-details`}>
          <h2 id={`${id}-details`}>{texts.details}</h2>
          <ContactDetails />
          <h3>{texts.hours}</h3>
          <OpeningHoursList />
          {more}
        </section>
      </div>
    </Container>
  )
}
