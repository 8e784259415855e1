/**
 * A ref for the part of a dialog that sticks to its top or bottom. The part's height becomes the scroll padding of the dialog's
 * scroller, so that the part never covers the focused element, however high the part is at the moment. If the window is too low and
 * the part does not stick, the padding of the style sheet applies. The padding is written once the layout is done: reading the
 * height while a dialog opens would lay out the page once more.
 */
function stickyEdge(padding: 'scrollPaddingTop' | 'scrollPaddingBottom') {
  return (part: HTMLElement | null) => {
    const scroller = part?.closest<HTMLElement>('dialog > *')
    if (!part || !scroller) return undefined
    const observer = new ResizeObserver(() => {
      const stays = getComputedStyle(part).position === 'sticky'
      scroller.style[padding] = stays ? `calc(${part.offsetHeight}px + var(--space-2))` : ''
    })
    observer.observe(part)
    observer.observe(scroller)
    return () => {
      observer.disconnect()
      scroller.style[padding] = ''
    }
  }
}

// Each ref is made once: React would detach and attach a ref that is new at every render.
export const stickyTop = stickyEdge('scrollPaddingTop')
export const stickyBottom = stickyEdge('scrollPaddingBottom')

/**
 * A ref for content that sticks right beneath the part at the top of a dialog: the content's distance from the scroller's edge is
 * that part's height, or zero if that part does not stick.
 */
export function stickyBeneathTop(part: HTMLElement | null) {
  const scroller = part?.closest<HTMLElement>('dialog > *')
  if (!part || !scroller) return undefined
  // This observer runs after the observer of `stickyTop`, which has observed the same scroller for longer. So the scroller's
  // padding is already up to date here.
  const observer = new ResizeObserver(() => {
    const padding = scroller.style.scrollPaddingTop
    // The content overlaps the part above it by a pixel, because both heights are rounded and a gap could show.
    part.style.top = padding ? `calc(${padding} - var(--space-2) - 1px)` : '0'
  })
  observer.observe(scroller)
  observer.observe(part)
  return () => observer.disconnect()
}
