import type { ComponentProps, ReactNode } from 'react'

import styles from './status-head.module.css'

interface StatusHeadProps extends ComponentProps<'h2'> {
  /** `waiting` for what nobody has confirmed yet, `over` for what is cancelled. */
  tone: 'waiting' | 'good' | 'over'
  /** A button at the end of the line. It wraps below if the letters are large. */
  action?: ReactNode
}

/** The coloured first line of a card, which says how an order or a booking stands. The card sets its padding as `--pad`. */
export function StatusHead({ tone, action, children, ...heading }: StatusHeadProps) {
  return (
    <div className={styles.head} data-tone={tone}>
      <h2 {...heading}>{children}</h2>
      {action}
    </div>
  )
}

/** The tone of an order or a booking with this status. */
export function toneOf(status: string): StatusHeadProps['tone'] {
  if (status === 'pending') return 'waiting'
  return status === 'cancelled' ? 'over' : 'good'
}
