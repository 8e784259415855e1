import type { ReactNode } from 'react'

import { formatMoney } from '#src/kernel/money.ts'
import { classNames } from './class-names.ts'
import styles from './price.module.css'

interface PriceProps {
  /** Whole VND. */
  amount: number
  size?: 'small' | 'medium' | 'large'
  /** Shows a short animation when the price changes. This is for totals that change while the guest chooses. */
  animated?: boolean
  /** The unit that the amount buys, shown after the amount: "/ly". */
  unit?: ReactNode
  /** Puts the unit beneath the amount, if the unit is long. */
  beneath?: boolean | undefined
}

/** An amount as people read it: "288.000đ". */
export function Price({ amount, size = 'medium', animated, unit, beneath }: PriceProps) {
  return (
    <span
      key={animated ? amount : undefined}
      className={classNames(styles.price, styles[size], animated && styles.animated)}
    >
      {formatMoney(amount)}
      {unit && <small className={beneath ? styles.beneath : undefined}>{unit}</small>}
    </span>
  )
}
