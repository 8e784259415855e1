import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import styles from './office-header.module.css'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useSignOut } from '../../office/use-sign-out.ts'

interface OfficeHeaderProps {
  readonly title: string
  /** Who is signed in, as a greeting. */
  readonly welcome: string
  /** What else stands in it, such as the notifications. */
  readonly tools: ReactNode
  /** What else is forgotten then: drafts that hold what guests have said. */
  onSignedOut?(): void
}

/** The bar on top of a dashboard: what it is, who is signed in, language, and the sign-out button. */
export function OfficeHeader({ title, welcome, tools, onSignedOut }: OfficeHeaderProps) {
  const texts = useTexts(officeTexts)
  const { signOut, leaving } = useSignOut(onSignedOut)
  return (
    <header className={styles.header} data-tone="night">
      <div className={styles.bar}>
        <OfficeLogo height={40} />
        <div className={styles.text}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.welcome}>{welcome}</p>
        </div>
        {tools}
        <LanguageSwitch />
        <Button className={styles.logout} variant="default" loading={leaving} onClick={() => signOut()}>
          {texts.logout}
        </Button>
      </div>
    </header>
  )
}
