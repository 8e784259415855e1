import { Fragment, type ReactNode } from 'react'

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

interface Fact {
  readonly label: string
  readonly text: ReactNode
}

/** What is known of a thing, by its label; what there is none of is left out. */
export function FactList({ facts }: { facts: readonly (Fact | false | null | '')[] }) {
  return (
    <dl className={styles.list}>
      {facts.map(
        (fact) =>
          fact && (
            <Fragment key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.text}</dd>
            </Fragment>
          ),
      )}
    </dl>
  )
}
