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
