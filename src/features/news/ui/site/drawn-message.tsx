import type { ReactNode } from 'react'

import { CoverDrawing } from './cover-drawing.tsx'
import styles from './drawn-message.module.css'

interface DrawnMessageProps {
  readonly as: 'h1' | 'h2'
  readonly title: string
  readonly text: string
  /** An additional line in smaller letters. */
  readonly hint?: ReactNode
  /** A button or link to what the visitor can do instead. */
  readonly action: ReactNode
}

/** The message in place of an empty list: the drawing of the oven, a friendly text, and a link to another page. */
export function DrawnMessage({ as: Title, title, text, hint, action }: DrawnMessageProps) {
  return (
    <div className={styles.message}>
      <CoverDrawing className={styles.drawing} />
      <Title>{title}</Title>
      <p className={styles.text}>{text}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.action}>{action}</div>
    </div>
  )
}
