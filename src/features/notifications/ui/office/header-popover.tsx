import { Popover } from '@mantine/core'
import type { ReactNode } from 'react'

import { useLayer } from '#src/design/use-layer.ts'
import styles from './notifications.module.css'

interface HeaderPopoverProps {
  readonly isOpen: boolean
  readonly width: string
  /** What opens it. */
  readonly target: ReactNode
  readonly children: ReactNode
  onClose(): void
}

/** What a button of the header opens below it: Escape, Back, a press beside it close it, with the focus on the button again. */
export function HeaderPopover({ isOpen, width, target, children, onClose }: HeaderPopoverProps) {
  useLayer(isOpen, onClose)
  return (
    <Popover
      opened={isOpen}
      onChange={(open) => {
        if (!open && isOpen) onClose()
      }}
      position="bottom-end"
      width={width}
      trapFocus
      returnFocus
      // Hidden, it could not be reached by keyboard any more.
      hideDetached={false}
      shadow="lg"
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={styles.dropdown ?? ''}>{children}</Popover.Dropdown>
    </Popover>
  )
}
