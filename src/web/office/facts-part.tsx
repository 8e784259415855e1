import { Fragment, type ReactNode } from 'react'

import styles from './facts.module.css'

interface FactsPartProps {
  readonly title: string
  /** True if this part takes the dialog's whole width. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** A part with its own title, in a dialog that shows all data of a row. */
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

/** A list of facts about a row, each with its label. A fact without a value is left out. */
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
