import styles from './success-mark.module.css'
import { CheckIcon } from './icons.tsx'

/** A large tick that shows that something has succeeded. The text beside it says what has succeeded. */
export function SuccessMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <CheckIcon />
    </span>
  )
}
