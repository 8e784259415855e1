import { splitCode } from '#src/kernel/call-code.ts'
import styles from './call-code.module.css'

/** The short code of an order; what people call across the kitchen is large. */
export function CallCode({ code }: { code: string }) {
  const { call, rest } = splitCode(code)
  return (
    <>
      {call}
      <span className={styles.rest}>{rest}</span>
    </>
  )
}
