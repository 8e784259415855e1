import type { ComponentProps } from 'react'

import styles from './status-head.module.css'

interface StatusHeadProps extends ComponentProps<'h2'> {
  /** `waiting` for what nobody has confirmed yet, `over` for what is cancelled. */
  tone: 'waiting' | 'good' | 'over'
}

/** The coloured first line of a card, which says how an order or a booking stands. The card sets its padding as `--pad`. */
export function StatusHead({ tone, children, ...heading }: StatusHeadProps) {
  return (
    <h2 {...heading} className={styles.head} data-tone={tone}>
      {children}
    </h2>
  )
}

/** The tone of an order or a booking with this status. */
export function toneOf(status: string): StatusHeadProps['tone'] {
  if (status === 'pending') return 'waiting'
  return status === 'cancelled' ? 'over' : 'good'
}
