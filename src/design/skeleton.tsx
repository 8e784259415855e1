import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle'
  /** CSS lengths. A block fills its box by default; a line is as high as one line of the text around it. */
  width?: string
  height?: string
}

/** Takes the place of content that is still loading, in the same size, so that nothing moves when it comes. */
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
 * A group of skeletons that tells screen readers once what is loading. Without scripts nothing would ever load, so the group is
 * then hidden.
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
