import { IconButton } from './icon-button.tsx'
import { PlusIcon } from './icons.tsx'
import { MinusIcon } from './task-icons.tsx'
import styles from './stepper.module.css'

interface StepperProps {
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  disabled?: boolean
  /** What is counted, such as "Số lượng Margherita". */
  label: string
  decreaseLabel: string
  increaseLabel: string
}

/** Counts portions with minus, number and plus; screen readers announce the new number. It counts from 1 to 99 unless set. */
export function Stepper({ value, onChange, min = 1, max = 99, disabled, ...labels }: StepperProps) {
  return (
    <div className={styles.stepper} role="group" aria-label={labels.label}>
      <IconButton
        label={labels.decreaseLabel}
        icon={<MinusIcon />}
        disabled={disabled || value <= min}
        onClick={() => onChange(Math.max(min, value - 1))}
      />
      <output className={styles.value} aria-live="polite">
        {value}
      </output>
      <IconButton
        label={labels.increaseLabel}
        icon={<PlusIcon />}
        disabled={disabled || value >= max}
        onClick={() => onChange(Math.min(max, value + 1))}
      />
    </div>
  )
}
