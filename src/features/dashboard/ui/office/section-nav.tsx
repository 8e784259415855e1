import type { ReactNode } from 'react'
import { NavLink } from 'react-router'

import styles from './dashboard.module.css'

export interface Section {
  readonly to: string
  readonly label: string
  readonly icon: ReactNode
  /** Below its address stand other sections. */
  readonly end?: boolean
}

/** The sections of a dashboard, each one tap away. */
export function SectionNav({ label, sections }: { label: string; sections: readonly Section[] }) {
  return (
    <nav className={styles.sections} aria-label={label}>
      {sections.map(({ to, end = false, icon, label: name }) => (
        // Ready before it is pressed: a counter does not wait, nor does a server that has just gone away respond.
        <NavLink key={to} to={to} end={end} className={styles.section} prefetch="render">
          {icon}
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
