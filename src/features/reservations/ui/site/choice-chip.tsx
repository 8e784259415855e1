import type { ReactNode } from 'react'

import styles from './booking.module.css'

interface ChoiceChipProps {
  readonly name: 'guests' | 'date' | 'time'
  readonly value: string
  /** The name of the choice. Screen readers announce it, followed by the reason why the guest cannot choose it, if there is one. */
  readonly label: string
  /** The reason why the guest cannot choose this; undefined if the guest can choose it. */
  readonly why?: string | undefined
  readonly chosen: boolean
  /** The quarter of the hour of a time, 0 to 3, which is its place in the row of this hour. */
  readonly quarter?: number
  choose(value: string): void
  readonly children: ReactNode
}

/**
 * A radio button that looks like a chip. If the guest cannot choose it, it is struck through and gives the reason. If the guest had
 * chosen it before, it stays chosen until the guest chooses another one.
 */
export function ChoiceChip({ name, value, label, why, chosen, quarter, choose, children }: ChoiceChipProps) {
  return (
    <label className={styles.chip} data-struck={why && ''} data-quarter={quarter}>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={why ? `${label} · ${why}` : label}
        checked={chosen}
        disabled={why !== undefined && !chosen}
        onChange={() => choose(value)}
      />
      {children}
    </label>
  )
}
