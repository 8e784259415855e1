/**
 * A ref for the part of a dialog that sticks to its top or bottom: its height is the scroll padding of the dialog's scroller,
 * so that whatever gets the focus stays clear of it, however much the part says at the moment. Written once it is laid
 * out, as reading the height while a dialog opens would lay out the page once more.
 */
function stickyEdge(padding: 'scrollPaddingTop' | 'scrollPaddingBottom') {
  return (part: HTMLElement | null) => {
    const scroller = part?.closest<HTMLElement>('dialog > *')
    if (!part || !scroller) return undefined
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      scroller.style[padding] = `calc(${height}px + var(--space-2))`
    })
    observer.observe(part)
    return () => {
      observer.disconnect()
      scroller.style[padding] = ''
    }
  }
}

// Made once: a ref that is another one at every render would be detached and attached each time.
export const stickyTop = stickyEdge('scrollPaddingTop')
export const stickyBottom = stickyEdge('scrollPaddingBottom')
