import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './drawer.module.css'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { stickyBottom, stickyTop } from './sticky-edge.ts'
import { useModal } from './use-modal.ts'

interface DrawerProps {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** Shows the title only to screen readers. This is for a drawer whose content needs no visible title, such as the mobile menu. */
  titleHidden?: boolean
  closeLabel: string
  side?: 'start' | 'end'
  tone?: 'night'
  footer?: ReactNode
  dismissible?: boolean
  /**
   * The name of the current step, if the drawer leads through several steps. When this name changes, the drawer scrolls to its top
   * and focuses the title.
   */
  view?: string
  children: ReactNode
}

/**
 * A panel that slides in from the side and covers the page: the cart, the mobile menu. It handles focus and closing as `Dialog`
 * does.
 */
export function Drawer(props: DrawerProps) {
  const {
    open,
    onClose,
    title,
    titleHidden,
    closeLabel,
    side = 'end',
    tone,
    footer,
    dismissible = true,
    view,
  } = props
  const id = useId()
  const { ref, present, handlers } = useModal({ open, onClose, dismissible })
  const frame = useRef<HTMLDivElement>(null)
  const shown = useRef(view)

  useEffect(() => {
    const isOther = shown.current !== view
    shown.current = view
    if (!open || !isOther) return
    frame.current?.scrollTo({ top: 0, behavior: 'instant' })
    frame.current?.querySelector('h2')?.focus({ preventScroll: true })
  }, [open, view])

  return (
    <dialog
      ref={ref}
      className={classNames(styles.sheet, styles.drawer, styles[side])}
      data-tone={tone}
      aria-labelledby={`${id}-title`}
      {...handlers}
    >
      {present && (
        <div ref={frame} className={styles.frame}>
          <div ref={stickyTop} className={styles.header}>
            <h2 id={`${id}-title`} tabIndex={-1} className={titleHidden ? 'visually-hidden' : styles.title}>
              {title}
            </h2>
            <IconButton
              className={styles.close}
              label={closeLabel}
              icon={<CloseIcon />}
              disabled={!dismissible}
              onClick={onClose}
            />
          </div>
          <div className={styles.body}>{props.children}</div>
          {footer && (
            <div ref={stickyBottom} className={styles.footer}>
              {footer}
            </div>
          )}
        </div>
      )}
    </dialog>
  )
}
