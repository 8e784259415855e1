import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
  /** Gives the badge a solid background, so that it stays readable on any picture. */
  solid?: boolean
  children: ReactNode
}

/** A short label of one or two words, such as "sold out", "favourite", "required" or a tag. */
export function Badge({ tone = 'neutral', icon, solid, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], solid && styles.solid)}>
      {icon}
      {children}
    </span>
  )
}
