import { type HTMLAttributes, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placePopover } from './popover-placement.ts'

/** Hovering this long, in milliseconds, opens a popover (public site §2). */
const hoverDelay = 800

// Long enough to carry the pointer from the anchor onto the popover to read or scroll it.
const leaveDelay = 200

const interactive = 'a, button, input, select, textarea, summary'

interface HoverPopoverState {
  open: boolean
  anchor: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLDivElement | null>
  handlers: HTMLAttributes<HTMLElement>
  /** For the popover itself, so that it stays while the pointer is on it. */
  popoverHandlers: HTMLAttributes<HTMLElement>
}

/** Opens on 800 ms of hover, on keyboard focus and on tap; closes on leaving, scrolling, Escape or a press elsewhere. */
export function useHoverPopover(): HoverPopoverState {
  const anchor = useRef<HTMLDivElement>(null)
  const popover = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [open, setOpen] = useState(false)

  function turn(next: boolean, delay = 0) {
    clearTimeout(timer.current)
    if (delay === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), delay)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  useLayoutEffect(() => {
    const [from, bubble] = [anchor.current, popover.current]
    if (!open || !from || !bubble) return
    // Browsers without popovers show it in place: it is fixed anyway.
    if ('showPopover' in bubble) bubble.showPopover()
    const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
    const place = placePopover(from.getBoundingClientRect(), bubble.getBoundingClientRect(), view)
    bubble.style.left = `${place.left}px`
    bubble.style.top = `${place.top}px`
    bubble.dataset.side = place.side

    const close = () => setOpen(false)
    const outside = (event: Event) =>
      event.target instanceof Node && !from.contains(event.target) && !bubble.contains(event.target)
    const closeOutside = (event: Event) => outside(event) && close()
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // One Escape closes one thing: the dialog beneath stays.
      event.preventDefault()
      close()
    }
    const stop = new AbortController()
    const watch = { capture: true, signal: stop.signal }
    document.addEventListener('pointerdown', closeOutside, watch)
    document.addEventListener('scroll', closeOutside, watch)
    document.addEventListener('keydown', closeOnEscape, watch)
    window.addEventListener('resize', close, watch)
    return () => {
      stop.abort()
      if ('hidePopover' in bubble && bubble.isConnected) bubble.hidePopover()
    }
  }, [open])

  return {
    open,
    anchor,
    popover,
    handlers: {
      onPointerEnter: (event) => event.pointerType !== 'touch' && turn(true, hoverDelay),
      onPointerLeave: (event) => event.pointerType !== 'touch' && turn(false, leaveDelay),
      onPointerUp(event) {
        const tapped = event.target instanceof Element ? event.target.closest(interactive) : null
        // A tap on a button or link inside does what that is for.
        if (event.pointerType === 'touch' && !tapped) turn(!open)
      },
      onFocus: (event) => event.target.matches(':focus-visible') && turn(true),
      onBlur: () => turn(false),
    },
    popoverHandlers: {
      onPointerEnter: () => turn(true),
      onPointerLeave: (event) => event.pointerType !== 'touch' && turn(false, leaveDelay),
    },
  }
}
