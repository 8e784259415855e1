import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useTexts } from '../language.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { OfficeLogo } from './office-logo.tsx'
import styles from './office-screen.module.css'
import { officeTexts } from './texts/office-texts.ts'

/** A screen for admins other than the dashboard, with a link back to the dashboard. */
export function OfficeScreen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <header className={styles.bar} data-tone="night">
        <OfficeLogo height={40} />
        <h1 className={styles.title}>{title}</h1>
        <LanguageSwitch />
        <Button component={Link} to="/admin/dashboard" variant="default">
          {useTexts(officeTexts).notFound.dashboard}
        </Button>
      </header>
      <main className={styles.main}>{children}</main>
    </>
  )
}
