import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger'
  icon?: ReactNode
  /** For use on a picture: a solid ground that stays readable whatever is beneath. */
  solid?: boolean
  children: ReactNode
}

/** A word or two about something: sold out, favourite, required, a tag. */
export function Badge({ tone = 'neutral', icon, solid, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone], solid && styles.solid)}>
      {icon}
      {children}
    </span>
  )
}
