import { ActionIcon } from '@mantine/core'
import type { DOMAttributes } from 'react'

import { GripIcon } from '#src/design/office-icons.tsx'
import styles from './drag-handle.module.css'

/** What a row is dragged by (`useRowDrag`). For pointers alone: keyboard and screen reader have `MoveButtons` beside it. */
export function DragHandle(props: { readonly title: string } & DOMAttributes<HTMLButtonElement>) {
  return (
    <ActionIcon
      {...props}
      className={styles.handle}
      tabIndex={-1}
      aria-hidden="true"
      // The focus stays where it is.
      onMouseDown={(event) => event.preventDefault()}
    >
      <GripIcon size="1.375rem" />
    </ActionIcon>
  )
}
