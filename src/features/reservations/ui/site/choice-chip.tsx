import type { ReactNode } from 'react'

import { useTexts } from '#src/web/language.tsx'
import type { Choice } from '../../rules/visit-choice.ts'
import { bookingTexts } from '../../texts/booking-texts.ts'
import styles from './booking.module.css'

interface ChoiceChipProps {
  readonly name: 'date' | 'time'
  readonly value: string
  /** The name of the choice, which screen readers announce before the reason why it cannot be chosen. */
  readonly label: string
  readonly choice: Choice
  readonly chosen: boolean
  choose(value: string): void
  readonly children: ReactNode
}

/**
 * A radio that looks like a chip. A choice that is not free is struck through and gives the reason. If such a choice is already
 * chosen, it stays chosen until the guest chooses another.
 */
export function ChoiceChip({ name, value, label, choice, chosen, choose, children }: ChoiceChipProps) {
  const texts = useTexts(bookingTexts)
  const isFree = choice === 'free'
  return (
    <label className={styles.chip} data-struck={isFree ? undefined : ''}>
      <input
        type="radio"
        name={name}
        value={value}
        aria-label={isFree ? label : `${label} · ${texts.why[name][choice]}`}
        checked={chosen}
        disabled={!isFree && !chosen}
        onChange={() => choose(value)}
      />
      {children}
    </label>
  )
}
