import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { SignOutIcon } from '#src/design/office-icons.tsx'
import smallText from '#src/design/small-text.module.css'
import { useTexts } from '#src/web/language.tsx'
import { LanguageSwitch } from '#src/web/language-switch.tsx'
import styles from './office-header.module.css'
import { OfficeLogo } from '#src/web/office/office-logo.tsx'
import { officeTexts } from '#src/web/office/texts/office-texts.ts'
import { useSignOut } from './use-sign-out.ts'

interface OfficeHeaderProps {
  readonly title: string
  /** The greeting, which names the signed-in user. */
  readonly welcome: string
  /** One line of what everybody has to know. */
  readonly notices?: ReactNode
  /** More elements for the header, such as the button for notifications. */
  readonly tools: ReactNode
  /**
   * Called when the user signs out. The page can then delete further data from the browser, such as drafts that contain words of
   * guests.
   */
  onSignedOut?(): void
}

/** The narrow bar at the top of an office page: the title, the signed-in user, the language and the sign-out button. */
export function OfficeHeader({ title, welcome, notices, tools, onSignedOut }: OfficeHeaderProps) {
  const texts = useTexts(officeTexts)
  const { signOut, leaving } = useSignOut(onSignedOut)
  return (
    <header className={styles.header} data-tone="night">
      <div className={styles.bar}>
        <OfficeLogo height={36} />
        <div className={styles.middle}>
          <div className={styles.text}>
            <h1 className={styles.title}>{title}</h1>
            <p className={smallText.fine}>{welcome}</p>
          </div>
          {notices}
        </div>
        <div className={styles.tools}>
          {tools}
          <LanguageSwitch />
          <Button className={styles.logout} variant="default" loading={leaving} onClick={() => signOut()}>
            <SignOutIcon size="1.375rem" />
            <span className={styles.logoutText}>{texts.logout}</span>
          </Button>
        </div>
      </div>
    </header>
  )
}
