import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

interface EmptyStateProps {
  title: ReactNode
  description?: ReactNode
  /** An icon or drawing above the text. */
  picture?: ReactNode
  /** A button or link to what the guest can do instead. */
  action?: ReactNode
  as?: 'h1' | 'h2' | 'h3' | 'p'
}

/** Tells the guest that there is nothing to show here and offers something else to do. */
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
