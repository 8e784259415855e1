import { type ReactNode, useEffect, useRef } from 'react'

import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import styles from './folded-fields.module.css'

interface FoldedFieldsProps {
  readonly title: string
  /** True if the fields must be shown, because the user has to see something in them. The user may hide them again. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/**
 * Fields of a form that users seldom change, collapsed to one line. If one of these fields is invalid, the form opens them
 * (use-office-form.ts).
 */
export function FoldedFields({ title, isOpen, children }: FoldedFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  return (
    <details ref={fold} className={styles.fold}>
      <summary className={styles.line}>
        {title}
        <ChevronDownIcon size="1.25rem" />
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  )
}
