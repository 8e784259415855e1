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
  /** "Số lượng Margherita": what is being counted. */
  label: string
  decreaseLabel: string
  increaseLabel: string
}

/** Counts portions: minus, number, plus; the new number is read aloud. From 1 to 99 unless set. */
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
