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

/** After how many milliseconds of hovering a popover opens. */
const hoverDelay = 800

// After how many milliseconds a popover closes when the pointer leaves it or its anchor. This is long enough to move the pointer
// from the anchor onto the popover, for example to scroll it.
const leaveDelay = 200

const interactive = 'a, button, input, select, textarea, summary'

/**
 * The props of a button inside the anchor. The button shows that there is more to read, and a press on it opens the popover at
 * once.
 */
export type PopoverToggle = ButtonHTMLAttributes<HTMLButtonElement>

interface HoverPopoverState {
  id: string
  open: boolean
  anchor: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLDivElement | null>
  handlers: HTMLAttributes<HTMLElement>
  /** Event handlers for the popover itself. They keep it open while the pointer is on it. */
  popoverHandlers: HTMLAttributes<HTMLElement>
  toggle: PopoverToggle
}

/**
 * Opens the popover after 800 ms of hovering, on keyboard focus and on a tap. The popover closes if the pointer or the focus leaves
 * it, on Escape, on a press outside it or on a control in the anchor, and if the anchor has scrolled out of the window. If a tap
 * opened the popover, Back closes it too.
 */
export function useHoverPopover(): HoverPopoverState {
  const id = useId()
  const anchor = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [opened, setOpened] = useState<false | 'near' | 'tapped'>(false)
  const open = opened !== false
  // Only a popover that was opened by a tap gets an entry in the browser's history, so that Back closes it. Any other popover
  // closes by itself when hover or focus ends.
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
        // A tap on a button or link inside the anchor triggers only that button or link. It does not open the popover.
        if (event.pointerType === 'touch' && !pressedInside(event.target)) turnByTap()
      },
      onClick(event) {
        const pressed = pressedInside(event.target)
        // A guest who presses a button or link, for instance to order, has finished reading, so the popover closes.
        if (pressed && pressed.getAttribute('aria-controls') !== id) turn(false)
      },
      // Keyboard focus opens the popover, but not in a low window (such as a page zoomed to 400 %): there the popover would cover
      // the focused element.
      onFocus: (event) =>
        event.target.matches(':focus-visible') && matchMedia('(height > 26rem)').matches && turn(true),
      // A press on the popover, for instance to select its text, takes the focus away from the anchor. The popover must stay open
      // then.
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
      // With a mouse, hovering has already opened the popover or is about to. So a mouse click never closes the popover.
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

/**
 * Shows the popover over the page, beside its anchor, and keeps it at the anchor while the page scrolls. The returned function
 * hides it.
 */
function showPopover(anchor: HTMLElement, popover: HTMLElement, close: () => void): () => void {
  // A browser without the popover API shows the element as a normal part of the page. The element's CSS position is `fixed` either
  // way, so it appears in the same place.
  if ('showPopover' in popover) popover.showPopover()
  let seen = false
  const place = () => {
    const [from, view] = [anchor.getBoundingClientRect(), viewport()]
    const inSight = from.bottom > 0 && from.top < view.height && from.right > 0 && from.left < view.width
    // The anchor may get the focus before the browser has scrolled to it. So the popover closes only if the anchor leaves the
    // window after it has been visible.
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
  // The page's scroll padding at the top is as high as the header that covers the page. A modal dialog lies above the header, so
  // the header covers nothing while a dialog is open.
  const covered = document.querySelector('dialog:modal')
    ? 0
    : Number.parseFloat(getComputedStyle(page).scrollPaddingTop)
  return { width: page.clientWidth, height: window.innerHeight, covered: covered || 0 }
}

function closeOnEscape(event: KeyboardEvent, close: () => void): void {
  if (event.key !== 'Escape') return
  // Escape closes only the popover. A dialog that contains the popover stays open until the next Escape.
  event.preventDefault()
  close()
}
