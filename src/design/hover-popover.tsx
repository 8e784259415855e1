import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './hover-popover.module.css'
import { type PopoverToggle, useHoverPopover } from './use-hover-popover.ts'

interface HoverPopoverProps {
  /** The content of the popover: additional information. What guests need must also be somewhere else. */
  content: ReactNode
  /**
   * The accessible name of the anchor, which also makes the anchor focusable. Leave it out if a link or button inside takes the
   * focus.
   */
  label?: string
  className?: string
  /**
   * The element that the popover describes. If `children` is a function, it gets the props of a button that opens the popover at
   * once.
   */
  children: ReactNode | ((toggle: PopoverToggle) => ReactNode)
}

/** Shows more about its children on 800 ms of hover, on focus and on tap. */
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
