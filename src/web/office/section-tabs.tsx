import { NavLink } from 'react-router'

import styles from './section-tabs.module.css'

interface SectionTabsProps {
  readonly label: string
  readonly tabs: readonly { readonly to: string; readonly label: string }[]
}

/** Links to the parts of a section. Each part has its own address. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, label: name }) => (
        <NavLink key={to} to={to} end className={styles.tab} prefetch="render">
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
