import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button, ButtonLink } from './button.tsx'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { CheckCircleIcon, CloseIcon, InfoIcon, WarningIcon } from './icons.tsx'
import { subscribeToModals, topModal } from './modal-stack.ts'
import { type Toast, toastStore } from './toast-store.ts'
import styles from './toast.module.css'
import { useAfterFrame } from './use-after-frame.ts'

const icons = { info: InfoIcon, success: CheckCircleIcon, error: WarningIcon }
const nothing: readonly Toast[] = []

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const { id, state, title, description, tone = 'info', action, announcedOnly } = toast
  const ToneIcon = icons[tone]
  return (
    // The handlers only stop the clock and add a shortcut; everything is also done by the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={classNames(styles.toast, styles[tone], announcedOnly && styles[announcedOnly])}
      data-tone="night"
      hidden={state === 'dismissed'}
      onPointerEnter={() => toastStore.pause()}
      onPointerLeave={() => toastStore.resume()}
      onFocus={() => toastStore.pause()}
      onBlur={() => toastStore.resume()}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape closes the toast, not the dialog that contains it.
        event.preventDefault()
        toastStore.dismiss(id)
      }}
    >
      <span className={styles.icon}>
        <ToneIcon />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        {description && <p className={styles.description}>{description}</p>}
        {action && 'href' in action && (
          <ButtonLink className={styles.action} look="ghost" size="small" to={action.href}>
            {action.label}
          </ButtonLink>
        )}
        {action && 'onSelect' in action && (
          <Button
            className={styles.action}
            look="ghost"
            size="small"
            onClick={() => {
              action.onSelect()
              toastStore.dismiss(id)
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={closeLabel} icon={<CloseIcon />} onClick={() => toastStore.dismiss(id)} />
    </div>
  )
}

/**
 * The region in which toasts appear, rendered once at the end of the layout. It contains two live regions, which must exist before
 * the first toast: a polite one, and one for errors, which interrupts the screen reader. While a modal dialog is open, the region
 * moves into the dialog (modal-stack.ts).
 */
export function ToastRegion({ label, closeLabel }: { label: string; closeLabel: string }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.snapshot, () => nothing)
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null)
  // The region moves into a modal dialog only after the dialog's first frame, so that the move does not delay the drawing of the
  // dialog. It leaves a closed dialog at once.
  const modalShown = useAfterFrame(modal, null)
  const part = useRef<HTMLElement>(null)
  // The labels change with the language, in which the open toast may not be written.
  useEffect(() => () => dismissOpen(), [label])
  usePlaceClearOfFocus(part, toasts.length > 0)
  const cards = (errors: boolean) =>
    toasts
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />)
  const region = (
    <section ref={part} className={styles.region} aria-label={label} data-toasts>
      <div aria-live="polite">{cards(false)}</div>
      <div aria-live="assertive">{cards(true)}</div>
    </section>
  )
  return modal && modalShown ? createPortal(region, modalShown) : region
}

function dismissOpen(): void {
  for (const { id, followsLanguage } of toastStore.snapshot()) if (!followsLanguage) toastStore.dismiss(id)
}

/**
 * In a low window a toast fills half the height and could cover the focused field, which may not be able to scroll away from under
 * it. So the toast then moves to the other edge of the window (WCAG 2.4.11). The style sheet says from which height on a window is
 * low.
 */
function usePlaceClearOfFocus(part: RefObject<HTMLElement | null>, isShown: boolean) {
  useEffect(() => {
    if (!isShown) return undefined
    // Waits for the next frame, because the browser scrolls the focused element into view before it.
    const place = () => requestAnimationFrame(() => placeClearOfFocus(part.current))
    place()
    addEventListener('focusin', place)
    return () => removeEventListener('focusin', place)
  }, [part, isShown])
}

function placeClearOfFocus(part: HTMLElement | null): void {
  const focused = document.activeElement
  if (!part || !focused || focused.contains(part) || part.contains(focused)) return
  const { top, bottom } = focused.getBoundingClientRect()
  part.toggleAttribute('data-at-end', top + bottom < innerHeight)
}
