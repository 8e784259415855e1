import { classNames } from './class-names.ts'
import styles from './spinner.module.css'

interface SpinnerProps {
  /** What is being waited for, read aloud politely. Without it the spinner is decoration. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** A rotating ring. Slows down instead of stopping where the reader prefers less motion. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <span className={classNames(styles.ring, styles[size])} aria-hidden="true" />
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  )
}
