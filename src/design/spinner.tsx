import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

interface SpinnerProps {
  /** What the user waits for; screen readers announce it politely. Without a label the spinner is decoration. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** A rotating ring. If the user prefers less motion, it pulses instead. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <span className={classNames(styles.ring, styles[size])} aria-hidden="true" />
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
