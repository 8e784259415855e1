import type { ReactNode } from 'react'

import { OfficeHead } from './office-head.tsx'
import styles from './office-message.module.css'

interface OfficeMessageProps {
  readonly title: string
  /** True if the page shows its title as a heading; otherwise the title is only on the browser's tab. */
  readonly withHeading?: boolean
  /** The content above the heading. */
  readonly picture?: ReactNode
  readonly children: ReactNode
}

/**
 * An office screen that contains only a message, in its middle. It uses no component of Mantine, so that it works even if Mantine
 * has failed.
 */
export function OfficeMessage({ title, withHeading = true, picture, children }: OfficeMessageProps) {
  return (
    <div className={styles.page}>
      <OfficeHead title={title} />
      <main className={styles.message}>
        {picture}
        {withHeading && <h1 className={styles.title}>{title}</h1>}
        {children}
      </main>
    </div>
  )
}
