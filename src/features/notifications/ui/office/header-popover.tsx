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
 * A panel that opens below a button in the header. Escape, Back or a press outside the panel closes it, and the focus returns to
 * the button.
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
      // The panel stays visible even if its button is scrolled out of view. If it were hidden, keyboard users could not reach it
      // any more.
      hideDetached={false}
      shadow="lg"
    >
      <Popover.Target>{target}</Popover.Target>
      <Popover.Dropdown className={styles.dropdown ?? ''}>{children}</Popover.Dropdown>
    </Popover>
  )
}
