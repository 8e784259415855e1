import { ActionIcon } from '@mantine/core'
import type { DOMAttributes } from 'react'

import { GripIcon } from '#src/design/office-icons.tsx'
import styles from './drag-handle.module.css'

/**
 * The handle for dragging a row (`useRowDrag`). It works only with mouse, pen or finger. People who use a keyboard or a screen
 * reader use the `MoveButtons` beside it.
 */
export function DragHandle(props: { readonly title: string } & DOMAttributes<HTMLButtonElement>) {
  return (
    <ActionIcon
      {...props}
      className={styles.handle}
      tabIndex={-1}
      aria-hidden="true"
      // Without this line, pressing the handle would move the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <GripIcon size="1.375rem" />
    </ActionIcon>
  )
}
