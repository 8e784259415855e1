import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { CloseIcon } from './icons.tsx'
import { stickyBottom, stickyTop } from './sticky-edge.ts'
import { useModal } from './use-modal.ts'

interface DialogProps {
  open: boolean
  /**
   * Called on Escape, on a press on the backdrop, and on a press on the close button. The component that renders the dialog then
   * sets `open` to false.
   */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /**
   * A picture. On a phone it stands above the content, in a large dialog on a wide screen beside the content and the footer.
   */
  media?: ReactNode
  /** Shows `media` only on wide screens, because on narrow screens the content contains a picture of its own. */
  mediaBeside?: boolean
  /** The part that stays visible while the content scrolls: totals and the one main button. */
  footer?: ReactNode
  size?: 'small' | 'medium' | 'large' | 'wide'
  /** False while closing the dialog would lose something; the close button is then disabled. */
  dismissible?: boolean
  /**
   * For a dialog that opens on a tap. The dialog is drawn at once and becomes modal only one frame later, so that the guest sees it
   * sooner.
   */
  modalAfterFrame?: boolean
  children: ReactNode
}

/**
 * A modal dialog: on phones a panel that slides up from the bottom, on other screens a card in the middle. When it opens, the
 * element with `data-autofocus` gets the focus; if there is none, the title gets it, so that screen readers read the title.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    closeLabel,
    media,
    mediaBeside,
    footer,
    size = 'medium',
    dismissible = true,
    modalAfterFrame,
  } = props
  const id = useId()
  const { ref, present, handlers } = useModal({ open, onClose, dismissible, modalAfterFrame })
  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, styles[size], media && styles.withMedia)}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      {...handlers}
    >
      {present && (
        <div className={styles.frame}>
          <div className={styles.close}>
            <IconButton label={closeLabel} icon={<CloseIcon />} disabled={!dismissible} onClick={onClose} />
          </div>
          {media && <div className={classNames(styles.media, mediaBeside && styles.beside)}>{media}</div>}
          <div className={styles.main}>
            <div ref={stickyTop} className={styles.header}>
              <h2 id={`${id}-title`} tabIndex={-1} className={styles.title}>
                {title}
              </h2>
              {description && (
                <p id={`${id}-description`} className={styles.description}>
                  {description}
                </p>
              )}
            </div>
            <div className={styles.body}>{props.children}</div>
          </div>
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
