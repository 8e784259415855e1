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

/**
 * A panel that a button of the header opens below itself. Escape, Back or a press beside it closes it, and the focus returns to the
 * button.
 */
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
      // If the panel were hidden while its button is out of view, the keyboard could no longer reach the panel.
      hideDetached={false}
      shadow="lg"
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={styles.dropdown ?? ''}>{children}</Popover.Dropdown>
    </Popover>
  )
}
