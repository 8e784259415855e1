import type { ReactNode } from 'react'

import styles from './booking.module.css'

interface ChoiceChipProps {
  readonly name: 'guests' | 'date' | 'time'
  readonly value: string
  /** The name of the choice, which screen readers announce before the reason why it cannot be chosen. */
  readonly label: string
  /** The reason why it cannot be chosen, if it cannot. */
  readonly why?: string | undefined
  readonly chosen: boolean
  choose(value: string): void
  readonly children: ReactNode
}

/**
 * A radio button that looks like a chip. A choice that is not free is struck through and gives the reason. If the guest had already
 * chosen it, it stays chosen until the guest chooses another.
 */
export function ChoiceChip({ name, value, label, why, chosen, choose, children }: ChoiceChipProps) {
  return (
    <label className={styles.chip} data-struck={why && ''}>
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
