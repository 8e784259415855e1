import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  description?: ReactNode
  /** An icon or drawing above the text. */
  picture?: ReactNode
  /** What to do instead: a button or link. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** When there is nothing to show: says so kindly and offers what to do instead. */
export function EmptyState({ title, description, picture, action, as: Title = 'h2' }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          {picture}
        </div>
      )}
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
