import { formatMoney } from '#src/kernel/money.ts'
import { classNames } from './class-names.ts'
import styles from './price.module.css'

interface PriceProps {
  /** Whole VND. */
  amount: number
  size?: 'small' | 'medium' | 'large'
  /** Hops gently when it changes: for totals that move as one chooses. */
  lively?: boolean
}

/** An amount as people read it: "288.000đ". */
export function Price({ amount, size = 'medium', lively }: PriceProps) {
  return (
    <span
      key={lively ? amount : undefined}
      className={classNames(styles.price, styles[size], lively && styles.lively)}
    >
      {formatMoney(amount)}
    </span>
  )
}
