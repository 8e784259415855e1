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

/** Beneath a modal the page has no scrollbar. base.css reserves the width that is measured here, so that nothing moves. */
function keepScrollbarWidth() {
  if (topModal()) return
  const page = document.documentElement
  const width = `${window.innerWidth - page.clientWidth}px`
  // Writing the property makes the browser compute the style of the whole page again. So it is written only if the width differs,
  // and not on a phone, which has no scrollbar.
  if (width !== (page.style.getPropertyValue(scrollbarWidth) || '0px'))
    page.style.setProperty(scrollbarWidth, width)
}

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2')
}

/** Opens the dialog as a modal and moves the focus to `start` inside it. The returned function closes it. */
function openModal(dialog: HTMLDialogElement, start: HTMLElement | null = firstFocus(dialog)): () => void {
  keepScrollbarWidth()
  // A dialog that is already open, but not as a modal, cannot be shown as a modal. So it is closed first.
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
 * Closes the dialog; the browser then returns the focus to the opener. After that, React focuses again the element that had the
 * focus before the rendering. Safari allows this even inside a dialog that is fading out, and the focus would be lost with the
 * dialog. So the dialog becomes inert.
 */
function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.inert = true
}

/**
 * Returns the focus to the opener if Safari has not done so. This happens while React is still changing the page, for example when
 * a dish goes into the cart.
 */
function refocus(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/**
 * Opens the dialog in two steps, because making everything else inert computes the styles of the whole page: the dialog is drawn in
 * the first frame and becomes modal in the second. If a key or the pointer is pressed in between, the dialog becomes modal at once.
 */
function openModalAfterFrame(dialog: HTMLDialogElement): () => void {
  let close = () => closeDialog(dialog)
  const opening = new AbortController()
  const opener = document.activeElement
  const finish = () => {
    opening.abort()
    const focused = document.activeElement
    const within = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined
    // On closing, the browser returns the focus to the element that has it now. This must be the opener, not a part of the dialog
    // that has been given the focus meanwhile.
    if (within && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    close = openModal(dialog, within)
  }
  dialog.inert = false
  dialog.open = true
  // If the first frame took long, the browser begins the second at once, and work in the second would delay the drawing of the
  // first. So the work runs in a timeout.
  const cancelFrame = afterFrame(() => setTimeout(() => opening.signal.aborted || finish()))
  opening.signal.addEventListener('abort', cancelFrame)
  for (const input of ['keydown', 'pointerdown'])
    window.addEventListener(input, finish, { capture: true, signal: opening.signal })
  return () => {
    opening.abort()
    close()
  }
}

/** The element to scroll into view: for a radio or checkbox its label, because the input itself may have no size. */
function drawnAround(target: HTMLElement): Element {
  const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
  return (isChoice && target.labels?.[0]) || target
}

interface ModalOptions {
  open: boolean
  /**
   * Called on Escape, Back or a press on the backdrop, and if the browser closes the dialog. The owner then sets `open` to false.
   */
  onClose: () => void
  /** False while closing would lose something, such as an order that is being sent. */
  dismissible: boolean
  /** True if the dialog is drawn as soon as possible and becomes modal one frame later. */
  modalAfterFrame?: boolean | undefined
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** True from opening until the closing animation has ended. The owner renders the content only during this time. */
  present: boolean
  handlers: DialogHTMLAttributes<HTMLDialogElement>
}

/**
 * Opens and closes a native `<dialog>` by the boolean `open`. The hook opens the dialog as a modal, moves the focus to
 * `[data-autofocus]` or else the dialog's heading, and returns the focus on closing or unmounting. While the dialog is open, it has
 * an entry in the browser's history.
 */
export function useModal({ open, onClose, dismissible, modalAfterFrame = false }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // This is a layout effect, because its cleanup runs while the element is still in the document, so close() can return the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // While another modal is open, a dialog that is not modal yet would be inert. So it becomes modal at once in that case.
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
      // The browser may close the dialog without asking (on a second Escape), so the owner has to be told.
      onClose(event) {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      },
      // Scrolls an element with keyboard focus into view, because browsers may show only the caret of a field, or leave a part of a
      // high element beyond the edge.
      onFocus({ target }) {
        if (target.matches(':focus-visible')) drawnAround(target).scrollIntoView({ block: 'nearest' })
      },
      // Keeps a dialog that is not dismissible open: this prevents the key Escape itself, because browsers respect a prevented
      // `cancel` event only once.
      onKeyDown(event) {
        // A dialog inside this one handles its own keys.
        const isOwn =
          event.target instanceof Element && event.target.closest('dialog') === event.currentTarget
        if (event.key === 'Escape' && !dismissible && isOwn) event.preventDefault()
      },
      // The content fills the dialog, so a press on the dialog itself is a press on its backdrop. The press has to begin on the
      // backdrop too: selecting text from a field outwards must not close anything.
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
