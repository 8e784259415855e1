import type { ReactNode } from 'react'

import { classNames } from '#src/design/class-names.ts'
import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import notice from '#src/design/notice.module.css'
import styles from './fold-notice.module.css'
import { useCountedNotice } from './office-notices.tsx'

interface FoldNoticeProps {
  readonly tone: 'info' | 'warning' | 'danger'
  readonly icon: ReactNode
  /** The title, which is always visible. */
  readonly title: ReactNode
  readonly children: ReactNode
}

/** A notice that need not be read at once, shown as one line. The user can open it to read the whole text. */
export function FoldNotice({ tone, icon, title, children }: FoldNoticeProps) {
  useCountedNotice()
  return (
    <details className={classNames(notice[tone], styles.fold)}>
      <summary className={styles.line}>
        {icon}
        <span className={styles.title}>{title}</span>
        <ChevronDownIcon />
      </summary>
      <div className={styles.all}>{children}</div>
    </details>
  )
}
