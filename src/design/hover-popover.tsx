import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './hover-popover.module.css'
import { useHoverPopover } from './use-hover-popover.ts'

interface HoverPopoverProps {
  /** What the popover shows: more of the same, never the only way to something. */
  content: ReactNode
  /** A name for the anchor makes it focusable; leave it out where a link or button inside takes the focus. */
  label?: string
  className?: string
  children: ReactNode
}

/** Shows more about its children on 800 ms of hover, on focus and on tap (public site §2). */
export function HoverPopover({ content, label, className, children }: HoverPopoverProps) {
  const id = useId()
  const { open, anchor, popover, handlers, popoverHandlers } = useHoverPopover()
  const focusable = label ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  return (
    <>
      <div
        ref={anchor}
        className={classNames(styles.anchor, className)}
        aria-describedby={open ? id : undefined}
        {...focusable}
        {...handlers}
      >
        {children}
      </div>
      <div
        ref={popover}
        id={id}
        popover="manual"
        role="tooltip"
        hidden={!open}
        className={styles.popover}
        {...popoverHandlers}
      >
        {open && content}
      </div>
    </>
  )
}
