import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './skeleton.module.css'

interface SkeletonProps {
  shape?: 'line' | 'block' | 'circle'
  /** CSS lengths; a block fills its box, a line is one line of the text around it. */
  width?: string
  height?: string
}

/** Holds the place of something on its way, in its size, so that nothing jumps when it comes. */
export function Skeleton({ shape = 'line', width, height }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.skeleton, styles[shape])}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}

/** Skeletons with one voice: says what is loading, once. Without scripts nothing will ever come. */
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
