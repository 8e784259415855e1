/**
 * A ref for the part of a dialog that sticks to its top or bottom: its height is the scroll padding of the dialog's scroller,
 * so that whatever gets the focus stays clear of it, however much the part says at the moment. Where the part does not stay,
 * for want of room, the style sheet's own padding applies. Written once all is laid out, as reading the height while a dialog
 * opens would lay out the page once more.
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

// Made once: a ref that is another one at every render would be detached and attached each time.
export const stickyTop = stickyEdge('scrollPaddingTop')
export const stickyBottom = stickyEdge('scrollPaddingBottom')

/**
 * A ref for what sticks right beneath the part at the top, in the content: as far from the scroller's edge as that is high, at the
 * edge itself where that does not stay.
 */
export function stickyBeneathTop(part: HTMLElement | null) {
  const scroller = part?.closest<HTMLElement>('dialog > *')
  if (!part || !scroller) return undefined
  // Told after `stickyTop`, which has observed the same scroller for longer and writes its padding.
  const observer = new ResizeObserver(() => {
    const padding = scroller.style.scrollPaddingTop
    // A pixel beneath it, as both are rounded.
    part.style.top = padding ? `calc(${padding} - var(--space-2) - 1px)` : '0'
  })
  observer.observe(scroller)
  observer.observe(part)
  return () => observer.disconnect()
}
