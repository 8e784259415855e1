import {
  type DialogHTMLAttributes,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { enterModal, topModal } from './modal-stack.ts'
import { afterFrame } from './use-after-frame.ts'
import { useLayer } from './use-layer.ts'

const scrollbarWidth = '--scrollbar-width'

/**
 * While a modal dialog is open, the page has no scrollbar. This function measures the scrollbar's width, and base.css adds it as
 * padding, so that nothing moves.
 */
function keepScrollbarWidth() {
  if (topModal()) return
  const page = document.documentElement
  const width = `${window.innerWidth - page.clientWidth}px`
  // Setting the property makes the browser compute the styles of the whole page again. So it is set only if the width has changed,
  // and never on a phone, whose scrollbar has no width.
  if (width !== (page.style.getPropertyValue(scrollbarWidth) || '0px'))
    page.style.setProperty(scrollbarWidth, width)
}

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2')
}

/** Opens the dialog as a modal and focuses `start` inside it. The returned function closes the dialog. */
function openModal(dialog: HTMLDialogElement, start: HTMLElement | null = firstFocus(dialog)): () => void {
  keepScrollbarWidth()
  // `showModal` throws an error if the dialog is already open without being modal. So the dialog is closed first.
  dialog.open = false
  dialog.inert = false
  const opener = document.activeElement
  dialog.showModal()
  start?.focus({ preventScroll: true })
  const leave = enterModal(dialog)
  return () => {
    leave()
    closeDialog(dialog)
    queueMicrotask(() => refocus(opener))
  }
}

/**
 * Closes the dialog. The browser then returns the focus to the opener, but after that React restores the focus to the element that
 * had it before the rendering. Safari allows this even inside a dialog that is fading out, and the focus would be lost when the
 * dialog disappears. So the dialog is made inert.
 */
function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.inert = true
}

/**
 * Focuses the opener of the dialog if Safari has not done it. Safari fails to do it while React is still changing the page, for
 * example when a dish goes into the cart.
 */
function refocus(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/**
 * Opens the dialog in two steps. The dialog is drawn in the first frame and becomes modal only in the second, because then the
 * browser makes everything else inert and computes the styles of the whole page. If a key or the pointer is pressed in between, the
 * dialog becomes modal at once.
 */
function openModalAfterFrame(dialog: HTMLDialogElement): () => void {
  let close = () => closeDialog(dialog)
  const opening = new AbortController()
  const opener = document.activeElement
  const finish = () => {
    opening.abort()
    const focused = document.activeElement
    const within = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined
    // When a modal dialog closes, the browser returns the focus to the element that had it when the dialog became modal. This must
    // be the opener. So if an element of the dialog has been focused meanwhile, the opener is focused first.
    if (within && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    close = openModal(dialog, within)
  }
  dialog.inert = false
  dialog.open = true
  // If the first frame took long, the browser begins the second frame before it shows the first on the screen, and work in the
  // second frame would delay both. So the work runs in a timeout after it.
  const cancelFrame = afterFrame(() => setTimeout(() => opening.signal.aborted || finish()))
  opening.signal.addEventListener('abort', cancelFrame)
  for (const input of ['keydown', 'pointerdown'])
    window.addEventListener(input, finish, { capture: true, signal: opening.signal })
  return () => {
    opening.abort()
    close()
  }
}

/** The element to scroll into view. For a radio or checkbox it is the label, because the input itself may have no visible size. */
function drawnAround(target: HTMLElement): Element {
  const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
  return (isChoice && target.labels?.[0]) || target
}

interface ModalOptions {
  open: boolean
  /**
   * Called on Escape, on Back, on a press on the backdrop, and if the browser closes the dialog by itself. The component that
   * renders the dialog then sets `open` to false.
   */
  onClose: () => void
  /** False while closing would lose something, such as an order that is being sent. */
  dismissible: boolean
  /** True if the dialog must be drawn as soon as possible; it then becomes modal one frame later. */
  modalAfterFrame?: boolean | undefined
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** True from opening until the closing animation has ended. The component renders the dialog's content only during this time. */
  present: boolean
  handlers: DialogHTMLAttributes<HTMLDialogElement>
}

/**
 * Opens and closes a native `<dialog>` by the boolean `open`. The hook opens the dialog as a modal and focuses `[data-autofocus]`
 * or else the dialog's heading. On closing or unmounting, the opener gets the focus back. While the dialog is open, it has an entry
 * in the browser's history.
 */
export function useModal({ open, onClose, dismissible, modalAfterFrame = false }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // This must be a layout effect: its cleanup runs while the dialog is still in the document, so the dialog's `close()` can return
  // the focus to the opener.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // If another modal dialog is open, everything else is inert, also a dialog that is not modal yet. So in that case the dialog
    // becomes modal at once.
    return modalAfterFrame && !topModal() ? openModalAfterFrame(dialog) : openModal(dialog)
  }, [open, modalAfterFrame])

  useLayer(open, () => dismissible && onClose())

  useEffect(() => {
    if (open || !present) return
    let stillLeaving = true
    const leaving = ref.current?.getAnimations().map((animation) => animation.finished) ?? []
    void Promise.allSettled(leaving).then(() => stillLeaving && setPresent(false))
    return () => {
      stillLeaving = false
    }
  }, [open, present])

  return {
    ref,
    present,
    handlers: {
      onCancel(event) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        if (dismissible) onClose()
      },
      // The browser may close the dialog without a `cancel` event (on a second Escape), so `onClose` is called here.
      onClose(event) {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      },
      // Scrolls an element that gets keyboard focus fully into view. Browsers themselves may show only the caret of a field, or
      // leave a part of a high element outside the visible area.
      onFocus({ target }) {
        if (target.matches(':focus-visible')) drawnAround(target).scrollIntoView({ block: 'nearest' })
      },
      // Ignores Escape if the dialog must not be closed. It is not enough to prevent the `cancel` event: browsers let a page
      // prevent this event only once and then close the dialog.
      onKeyDown(event) {
        // If the key was pressed in a dialog inside this one, that dialog handles the key.
        const isOwn =
          event.target instanceof Element && event.target.closest('dialog') === event.currentTarget
        if (event.key === 'Escape' && !dismissible && isOwn) event.preventDefault()
      },
      // The content fills the whole dialog, so a press on the dialog element itself is a press on its backdrop. The press must also
      // begin on the backdrop: a user who selects text and moves the pointer out of the dialog does not want to close it.
      onPointerDown(event) {
        pressedOn.current = event.target
      },
      onClick(event) {
        const backdrop = event.target === event.currentTarget && pressedOn.current === event.currentTarget
        if (backdrop && dismissible) onClose()
      },
    },
  }
}
