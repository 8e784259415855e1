import type { ReactNode } from 'react'
import { formatMoney } from '#src/kernel/money.ts'
import { classNames } from './class-names.ts'
import { ChevronDownIcon } from './task-icons.tsx'
import styles from './price.module.css'

/** One line of a bill. */
export interface PriceLine {
  label: ReactNode
  /** Whole VND, or a text if there is no amount, such as "miễn phí". */
  amount: number | string
  strong?: boolean
}

/** A bill: a list of names and amounts. A line with `strong` is the sum. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map((line, index) => (
        // The key is the index, because lines have no id and React keeps no state for them.
        <div key={index} className={classNames(styles.line, line.strong && styles.strong)}>
          <dt>{line.label}</dt>
          <dd>{typeof line.amount === 'number' ? formatMoney(line.amount) : line.amount}</dd>
        </div>
      ))}
    </dl>
  )
}

interface PriceBreakdownProps {
  /** The text of the control that shows or hides the lines, such as "Xem cách tính". */
  label: string
  lines: readonly PriceLine[]
}

/** A bill that is hidden until the guest opens it. */
export function PriceBreakdown({ label, lines }: PriceBreakdownProps) {
  return (
    <details className={styles.breakdown}>
      <summary className={styles.summary}>
        {label}
        <ChevronDownIcon />
      </summary>
      <PriceLines lines={lines} />
    </details>
  )
}
