/**
 * Makes a ref for the header or footer of a dialog, which sticks to the dialog's top or bottom. The height of this part becomes the
 * scroll padding of the scrolling element, so that the part never covers the focused element, even if its height changes. If the
 * window is so low that the part does not stick, the padding in the style sheet applies. A ResizeObserver reads the height after
 * the layout; reading it while a dialog opens would make the browser compute the layout twice.
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

// Each ref is made only once. If a ref were new at every render, React would detach it and attach it again each time.
export const stickyTop = stickyEdge('scrollPaddingTop')
export const stickyBottom = stickyEdge('scrollPaddingBottom')

/**
 * A ref for content that sticks right beneath the header of a dialog. `top` of the content is the header's height, or zero if the
 * header does not stick.
 */
export function stickyBeneathTop(part: HTMLElement | null) {
  const scroller = part?.closest<HTMLElement>('dialog > *')
  if (!part || !scroller) return undefined
  // ResizeObservers run in the order in which they were made. The one of `stickyTop` is older, so the scroll padding that is read
  // here is already up to date.
  const observer = new ResizeObserver(() => {
    const padding = scroller.style.scrollPaddingTop
    // The content overlaps the header by a pixel. Both heights are rounded, so without the overlap a gap could show between them.
    part.style.top = padding ? `calc(${padding} - var(--space-2) - 1px)` : '0'
  })
  observer.observe(scroller)
  observer.observe(part)
  return () => observer.disconnect()
}
