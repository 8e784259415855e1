import { ActionIcon } from '@mantine/core'
import type { DOMAttributes } from 'react'

import { GripIcon } from '#src/design/office-icons.tsx'
import styles from './drag-handle.module.css'

/**
 * The handle by which a row is dragged (`useRowDrag`). It works only with pointers: people who use a keyboard or a screen reader
 * have the `MoveButtons` beside it.
 */
export function DragHandle(props: { readonly title: string } & DOMAttributes<HTMLButtonElement>) {
  return (
    <ActionIcon
      {...props}
      className={styles.handle}
      tabIndex={-1}
      aria-hidden="true"
      // Pressing the handle does not move the focus.
      onMouseDown={(event) => event.preventDefault()}
    >
      <GripIcon size="1.375rem" />
    </ActionIcon>
  )
}
