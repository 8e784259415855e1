import { type ReactNode, useId } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { OfficeHead } from './office-head.tsx'
import styles from './office-section.module.css'

interface OfficeSectionProps {
  readonly title: string
  /** A note beside the heading, such as what happens to old rows. */
  readonly note?: string
  /** More text below the note, which explains in full what happens when. */
  readonly noteMore?: string
  /** A link to another page, beside the heading. */
  readonly action?: ReactNode
  readonly children: ReactNode
}

/** A section of a dashboard, which is its own page: the title and, below it, the content. */
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
