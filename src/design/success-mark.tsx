import styles from './success-mark.module.css'
import { CheckIcon } from './icons.tsx'

/** A large tick for something that succeeded; the text beside it says what. */
export function SuccessMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      <CheckIcon />
    </span>
  )
}
