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
  /** The accessible name of the whole control, such as "Số lượng Margherita". */
  label: string
  decreaseLabel: string
  increaseLabel: string
}

/**
 * A minus button, a number of portions and a plus button; screen readers announce each new number. By default the number goes from
 * 1 to 99.
 */
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
