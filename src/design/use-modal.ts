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

/** The page loses its scrollbar beneath a modal. base.css reserves the scrollbar's width, so that nothing moves. */
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
  // A dialog that is open as part of the page cannot be shown as a modal.
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
 * Closes the dialog, and the browser returns the focus. React then focuses again the element that had the focus before the
 * rendering. Safari allows this even inside a dialog that is fading out, and the focus is lost with the dialog; so the dialog
 * becomes inert.
 */
function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.inert = true
}

/** Safari does not always return the focus while React is still changing the page, for example when a dish goes into the cart. */
function refocus(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/**
 * Opens the dialog in two steps. Making everything else inert computes the styles of the whole page, so the dialog is drawn in the
 * first frame and becomes modal in the second. A key or a press in between makes it modal first.
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

/** The visible part of a radio or checkbox is its label: the input may have no size. */
function drawnAround(target: HTMLElement): Element {
  const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
  return (isChoice && target.labels?.[0]) || target
}

interface ModalOptions {
  open: boolean
  /** Called on Escape, Back, a press on the backdrop, or by the browser. The owner then sets `open` to false. */
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
 * Opens and closes a native `<dialog>` by a boolean. It opens it as a modal, moves the focus to `[data-autofocus]` or else the
 * dialog's heading, and returns the focus on closing or unmounting. While it is open it has an entry in the browser's history.
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
    // A dialog that is not modal yet would be inert beneath another modal, so there it becomes modal at once.
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
      // Scrolls an element with keyboard focus into view: browsers show only the caret of a field, or put a high element beyond the
      // edge.
      onFocus({ target }) {
        if (target.matches(':focus-visible')) drawnAround(target).scrollIntoView({ block: 'nearest' })
      },
      // Prevents Escape itself: to prevent `cancel` is not enough, because browsers respect that only once.
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
