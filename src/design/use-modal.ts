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

/** The page loses its scrollbar beneath a modal; base.css reserves its width, so that nothing moves. */
function keepScrollbarWidth() {
  if (topModal()) return
  const page = document.documentElement
  const width = `${window.innerWidth - page.clientWidth}px`
  // Writing it computes the style of the whole page anew, and on a phone there is no scrollbar.
  if (width !== (page.style.getPropertyValue(scrollbarWidth) || '0px'))
    page.style.setProperty(scrollbarWidth, width)
}

function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  return dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog.querySelector<HTMLElement>('h2')
}

/** Opens it as a modal, and moves the focus to `start`, within it; the function returned closes it again. */
function openModal(dialog: HTMLDialogElement, start: HTMLElement | null = firstFocus(dialog)): () => void {
  keepScrollbarWidth()
  // Open as part of the page, it could not be shown as a modal.
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
 * Closes it, which gives the focus back. React then gives it to what had it before the rendering, and Safari lets it go into
 * a dialog that is fading out, where it is lost with the dialog.
 */
function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close()
  dialog.inert = true
}

/** Safari does not always give the focus back while React is still changing the page, as where a dish goes into the cart. */
function refocus(opener: Element | null): void {
  const isLost = document.activeElement === null || document.activeElement === document.body
  if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
}

/**
 * The same in two steps: making everything else inert computes the styles of the whole page, so the dialog is drawn in the
 * first frame, and modal with the second. A key or a press in between finds it modal.
 */
function openModalAfterFrame(dialog: HTMLDialogElement): () => void {
  let close = () => closeDialog(dialog)
  const opening = new AbortController()
  const opener = document.activeElement
  const finish = () => {
    opening.abort()
    const focused = document.activeElement
    const within = focused instanceof HTMLElement && dialog.contains(focused) ? focused : undefined
    // Closing gives the focus back to what has it now: not to a part of the dialog that has been given it meanwhile.
    if (within && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    close = openModal(dialog, within)
  }
  dialog.inert = false
  dialog.open = true
  // After a first frame that took long the second begins at once: what is done in that one delays the first still.
  const cancelFrame = afterFrame(() => setTimeout(() => opening.signal.aborted || finish()))
  opening.signal.addEventListener('abort', cancelFrame)
  for (const input of ['keydown', 'pointerdown'])
    window.addEventListener(input, finish, { capture: true, signal: opening.signal })
  return () => {
    opening.abort()
    close()
  }
}

/** What one sees of a choice is its label: its input may be of no size. */
function drawnAround(target: HTMLElement): Element {
  const isChoice = target instanceof HTMLInputElement && /radio|checkbox/.test(target.type)
  return (isChoice && target.labels?.[0]) || target
}

interface ModalOptions {
  open: boolean
  /** Asked for by Escape, Back, the backdrop or the browser; the owner then sets `open` to false. */
  onClose: () => void
  /** False while leaving would lose something, such as an order on its way. */
  dismissible: boolean
  /** Drawn as soon as can be, and modal with the frame after that. */
  modalAfterFrame?: boolean | undefined
}

interface Modal {
  ref: RefObject<HTMLDialogElement | null>
  /** True from opening until the leaving animation has ended: whether the content is worth rendering. */
  present: boolean
  handlers: DialogHTMLAttributes<HTMLDialogElement>
}

/**
 * Drives a native `<dialog>` from a boolean: opens it modally, moves the focus to `[data-autofocus]` or else the
 * dialog's heading, and gives it back on closing or unmounting. While it is open it has an entry in the browser's history.
 */
export function useModal({ open, onClose, dismissible, modalAfterFrame = false }: ModalOptions): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOn = useRef<EventTarget | null>(null)
  const [present, setPresent] = useState(open)
  if (open && !present) setPresent(true)

  // A layout effect, because its cleanup runs while the element is still in the document: close() returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    // Beneath another modal it would be inert.
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
      // The browser may close without asking (a second Escape): the owner has to be told.
      onClose(event) {
        if (event.target === event.currentTarget && open && !event.currentTarget.open) onClose()
      },
      // By keyboard: browsers are content with the caret of a field, or put what is high beyond the edge.
      onFocus({ target }) {
        if (target.matches(':focus-visible')) drawnAround(target).scrollIntoView({ block: 'nearest' })
      },
      // Preventing only `cancel` is not enough: browsers honour that once.
      onKeyDown(event) {
        // A dialog that stands inside of this one decides for itself.
        const isOwn =
          event.target instanceof Element && event.target.closest('dialog') === event.currentTarget
        if (event.key === 'Escape' && !dismissible && isOwn) event.preventDefault()
      },
      // The dialog's content fills it, so a press on the dialog itself is one on its backdrop. It has to begin there
      // too: dragging a selection out of a field must not close anything.
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
