import type { ReactNode } from 'react'

import styles from './facts.module.css'

interface FactsPartProps {
  readonly title: string
  /** Takes the whole width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One of the parts in which a dialog tells all there is to know of a thing. */
export function FactsPart({ title, wide, children }: FactsPartProps) {
  return (
    <section className={wide ? styles.wide : undefined}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}
