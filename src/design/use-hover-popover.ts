import {
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placePopover } from './popover-placement.ts'
import { useLayer } from './use-layer.ts'

/** After this many milliseconds of hovering a popover opens. */
const hoverDelay = 800

// This delay is long enough to move the pointer from the anchor onto the popover, to read or scroll the popover.
const leaveDelay = 200

const interactive = 'a, button, input, select, textarea, summary'

/**
 * The props of a button inside the anchor. The button tells the guest that there is more to read, and opens the popover at once.
 */
export type PopoverToggle = ButtonHTMLAttributes<HTMLButtonElement>

interface HoverPopoverState {
  id: string
  open: boolean
  anchor: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLDivElement | null>
  handlers: HTMLAttributes<HTMLElement>
  /** Handlers of the popover itself. They keep the popover open while the pointer is on it. */
  popoverHandlers: HTMLAttributes<HTMLElement>
  toggle: PopoverToggle
}

/**
 * Opens the popover after 800 ms of hover, on keyboard focus and on tap. The popover closes when the pointer or the focus leaves,
 * on Escape, on a press elsewhere or on a control in the anchor, and when its anchor has left the window. If a tap opened the
 * popover, Back closes it too.
 */
export function useHoverPopover(): HoverPopoverState {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [opened, setOpened] = useState<false | 'near' | 'tapped'>(false)
  const open = opened !== false
  // Only a popover that a tap opened has an entry in the browser's history, so that Back closes it. Any other popover closes when
  // hover or focus ends.
  useLayer(opened === 'tapped', () => setOpened(false))

  function turn(next: boolean, delay = 0) {
    clearTimeout(timer.current)
    const set = () => setOpened((before) => next && (before || 'near'))
    if (delay === 0) set()
    else timer.current = setTimeout(set, delay)
  }

  function turnByTap() {
    clearTimeout(timer.current)
    setOpened(!open && 'tapped')
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const [from, bubble] = [anchor.current, popover.current]
    if (!open || !from || !bubble) return
    return showPopover(from, bubble, () => setOpened(false))
  }, [open])

  return {
    id,
    open,
    anchor,
    popover,
    handlers: {
      onPointerEnter: (event) => event.pointerType !== 'touch' && turn(true, hoverDelay),
      onPointerLeave: (event) => event.pointerType !== 'touch' && turn(false, leaveDelay),
      onPointerUp(event) {
        // A tap on a button or link inside the anchor does only what that control does: it does not open the popover.
        if (event.pointerType === 'touch' && !pressedInside(event.target)) turnByTap()
      },
      onClick(event) {
        const pressed = pressedInside(event.target)
        // A guest who presses a control, for instance to order, has finished reading, so the popover closes.
        if (pressed && pressed.getAttribute('aria-controls') !== id) turn(false)
      },
      // Keyboard focus opens the popover, but not in a low window (a page at 400 %), because it would cover the focused element.
      onFocus: (event) =>
        event.target.matches(':focus-visible') && matchMedia('(height > 26rem)').matches && turn(true),
      // A press on the popover, for instance to select its text, takes the focus, but must not close it.
      onBlur: () => popover.current?.matches(':hover') || turn(false),
    },
    popoverHandlers: {
      onPointerEnter: () => turn(true),
      onPointerLeave: (event) => event.pointerType !== 'touch' && turn(false, leaveDelay),
    },
    toggle: {
      type: 'button',
      'aria-expanded': open,
      'aria-controls': id,
      // A mouse has already opened the popover by hovering, or is about to. So a click with the mouse must not close the popover.
      onClick: (event) => (isOfMouse(event) ? turn(true) : turnByTap()),
    },
  }
}

function pressedInside(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest(interactive) : null
}

function isOfMouse({ nativeEvent }: MouseEvent): boolean {
  return nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
}

/** Places the popover over the page beside its anchor and keeps it there until the returned function is called. */
function showPopover(anchor: HTMLElement, popover: HTMLElement, close: () => void): () => void {
  // Browsers without the popover API show the element as a part of the page. Its position is fixed in any case, so it stands in the
  // same place.
  if ('showPopover' in popover) popover.showPopover()
  let seen = false
  const place = () => {
    const [from, view] = [anchor.getBoundingClientRect(), viewport()]
    const inSight = from.bottom > 0 && from.top < view.height && from.right > 0 && from.left < view.width
    // The anchor may get the focus before the page has scrolled to it, so the popover stays until the anchor has been in sight.
    if (seen && !inSight) return close()
    seen ||= inSight
    const { left, top, side } = placePopover(from, popover.getBoundingClientRect(), view)
    popover.style.left = `${left}px`
    popover.style.top = `${top}px`
    popover.dataset['side'] = side
  }
  place()

  const isOutside = ({ target }: Event) =>
    target instanceof Node && !anchor.contains(target) && !popover.contains(target)
  const stop = new AbortController()
  const watch = { capture: true, signal: stop.signal }
  document.addEventListener('pointerdown', (event) => isOutside(event) && close(), watch)
  document.addEventListener('scroll', (event) => event.target !== popover && place(), watch)
  document.addEventListener('keydown', (event) => closeOnEscape(event, close), watch)
  window.addEventListener('resize', place, watch)
  return () => {
    stop.abort()
    if ('hidePopover' in popover && popover.isConnected) popover.hidePopover()
  }
}

function viewport(): { width: number; height: number; covered: number } {
  const page = document.documentElement
  // The header covers as much as the page's scroll padding at the top. While a modal dialog is open, the header covers nothing.
  const covered = document.querySelector('dialog:modal')
    ? 0
    : Number.parseFloat(getComputedStyle(page).scrollPaddingTop)
  return { width: page.clientWidth, height: window.innerHeight, covered: covered || 0 }
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return
  // One Escape closes only the popover: the dialog beneath it stays open.
  event.preventDefault()
  close()
}
