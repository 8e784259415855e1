import { type ReactNode, useEffect, useRef } from 'react'

import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import styles from './folded-fields.module.css'

interface FoldedFieldsProps {
  readonly title: string
  /** Opens the fold, because something in it has to be seen. Whoever fills in the form may fold it again. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/**
 * Fields of a form that are folded to one line as long as they can keep their values. An invalid field opens the fold
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
