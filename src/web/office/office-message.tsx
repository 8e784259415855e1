import type { ReactNode } from 'react'

import { OfficeHead } from './office-head.tsx'
import styles from './office-message.module.css'

interface OfficeMessageProps {
  readonly title: string
  /** True if the page shows its title as a heading; otherwise the title is only in the browser's tab. */
  readonly withHeading?: boolean
  /** Shown across the top of the screen. */
  readonly bar?: ReactNode
  /** Shown above the heading. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/**
 * A screen of the office with nothing but a message in its middle. It uses no component of Mantine, so that it works even if
 * Mantine has failed.
 */
export function OfficeMessage({ title, withHeading = true, bar, picture, children }: OfficeMessageProps) {
  return (
    <div className={styles.page}>
      <OfficeHead title={title} />
      {bar}
      <main className={styles.message}>
        {picture}
        {withHeading && <h1 className={styles.title}>{title}</h1>}
        {children}
      </main>
    </div>
  )
}
