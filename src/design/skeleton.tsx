import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle'
  /** CSS lengths. By default a block fills its container, and a line is as high as a line of the text around it. */
  width?: string
  height?: string
}

/**
 * A plain moving shape in place of content that is still loading. It has the same size as the content, so that nothing moves when
 * the content arrives.
 */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}

/**
 * A group of skeletons with one text that tells screen readers what is loading. Without scripts the content would never load, so
 * the group is then hidden.
 */
export function SkeletonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <span className="visually-hidden" role="status">
        {label}
      </span>
      {children}
    </div>
  )
}
