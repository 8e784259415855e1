import { type ReactNode, useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { OfficeHead } from './office-head.tsx'
import styles from './office-section.module.css'

interface OfficeSectionProps {
  readonly title: string
  /** Beside the heading: what becomes of old rows. */
  readonly note?: string
  /** Below that: what happens when, in full. */
  readonly noteMore?: string
  /** Beside the heading: what leads elsewhere. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A section of a dashboard, which is a page of its own: its title and its content, one part below the other. */
export function OfficeSection({ title, note, noteMore, action, children }: OfficeSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <OfficeHead title={title} />
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {note && (
          <div className={classNames(styles.note, noteMore && styles.long)}>
            <p>{note}</p>
            {noteMore && <p>{noteMore}</p>}
          </div>
        )}
        {action}
      </div>
      {children}
    </section>
  )
}
