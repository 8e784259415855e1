import { Button } from '@mantine/core'
import { data, Link } from 'react-router'

import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import { OfficeHead } from '#src/web/office/office-head.tsx'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { officeTexts } from '#src/web/office/texts/texts.ts'
import styles from './office-not-found-page.module.css'

export const loader = () => data(null, { status: 404 })

export const clientLoader = () => null

/** Nothing is at this address of the office. It says so without asking who reads it: it shows nothing of the office. */
export default function OfficeNotFoundPage() {
  const texts = useTexts(officeTexts).notFound
  return (
    <div className={styles.page}>
      <OfficeHead title={texts.title} />
      <header className={styles.bar} data-tone="night">
        <OfficeLogo height={40} />
        <LanguageSwitch />
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{texts.title}</h1>
        <p>{texts.text}</p>
        <Button component={Link} to="/admin/dashboard">
          {texts.dashboard}
        </Button>
      </main>
    </div>
  )
}
