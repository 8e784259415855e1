import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { CheckCircleIcon, InfoIcon, WarningIcon } from './icons.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger'
  title?: ReactNode
  icon?: ReactNode
  /** Makes screen readers announce the notice as soon as it appears: for an error after a press on a button. */
  urgent?: boolean
  children?: ReactNode
}

const icons = { info: InfoIcon, success: CheckCircleIcon, warning: WarningIcon, danger: WarningIcon }

/**
 * A piece of information that stands beside its subject: a delivery rule, the news that the kitchen is closed, or why a form could
 * not be sent.
 */
export function Notice({ tone = 'info', title, icon, urgent, children }: NoticeProps) {
  const ToneIcon = icons[tone]
  return (
    <div className={classNames(styles.notice, styles[tone])} role={urgent ? 'alert' : undefined}>
      <span className={styles.icon}>{icon ?? <ToneIcon />}</span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
