import { type ReactNode, useId } from 'react'

import { OfficeHead } from './office-head.tsx'
import styles from './office-section.module.css'

interface OfficeSectionProps {
  readonly title: string
  /** How many rows the section lists, beside the heading. */
  readonly count?: string | false
  /** A note below the heading. */
  readonly note?: string
  /** A link to another page, beside the heading. */
  readonly action?: ReactNode
  /** A note about what happens to old rows. It is at the end of the section, so that the rows begin near the top of the screen. */
  readonly foot?: readonly string[]
  readonly children: ReactNode
}

/** A section of a dashboard: its title and, below the title, its content. Each section is a separate page. */
export function OfficeSection({ title, count, note, action, foot, children }: OfficeSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <OfficeHead title={title} />
      <div className={styles.heading}>
        <h2 id={id}>{title}</h2>
        {count && (
          <p role="status" className={styles.count}>
            {count}
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        {action}
      </div>
      {children}
      {foot && (
        <div className={styles.note}>
          {foot.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
    </section>
  )
}
