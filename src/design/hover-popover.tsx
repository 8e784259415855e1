import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hover-popover.module.css'
import { type PopoverToggle, useHoverPopover } from './use-hover-popover.ts'

interface HoverPopoverProps {
  /** The content of the popover. It may only add information: everything that guests need must also stand elsewhere on the page. */
  content: ReactNode
  /**
   * The accessible name of the anchor. It also makes the anchor focusable, so leave it out if the anchor contains a link or button
   * that takes the focus.
   */
  label?: string
  className?: string
  /**
   * The element that the popover explains (the anchor). If `children` is a function, it gets the props for a button that opens the
   * popover at once.
   */
  children: ReactNode | ((toggle: PopoverToggle) => ReactNode)
}

/** Shows a popover with more information about its children: after 800 ms of hovering, on keyboard focus, and on a tap. */
export function HoverPopover({ content, label, className, children }: HoverPopoverProps) {
  const { id, open, anchor, popover, handlers, popoverHandlers, toggle } = useHoverPopover()
  const describedBy = open ? id : undefined
  const focusable = label ? { tabIndex: 0, role: 'group', 'aria-label': label } : {}
  const hasToggle = typeof children === 'function'
  return (
    <>
      <div
        ref={anchor}
        className={classNames(styles.anchor, className)}
        aria-describedby={hasToggle ? undefined : describedBy}
        {...focusable}
        {...handlers}
      >
        {hasToggle ? children({ ...toggle, 'aria-describedby': describedBy }) : children}
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
