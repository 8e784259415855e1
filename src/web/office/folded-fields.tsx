import { type ReactNode, useEffect, useRef } from 'react'

import { ChevronDownIcon } from '#src/design/task-icons.tsx'
import styles from './folded-fields.module.css'

interface FoldedFieldsProps {
  readonly title: string
  /** Opens it: something in it is to be seen. Whoever fills in the form may fold it again. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Fields of a form that are folded to a line while they can stay as they are. A field in it that is wrong opens it (use-office-form.ts). */
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
