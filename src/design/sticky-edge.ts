type StickyEdge = '--sticky-top' | '--sticky-bottom'

/**
 * A ref for the part of a dialog that sticks to its top or foot: writes its height into the property, so that the
 * dialog's scroll padding brings whatever gets the focus clear of it, however much the part says at the moment.
 */
function stickyEdge(property: StickyEdge) {
  return (part: HTMLElement | null) => {
    const dialog = part?.closest('dialog')
    if (!part || !dialog) return undefined
    const measure = () => dialog.style.setProperty(property, `${part.offsetHeight}px`)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(part)
    return () => {
      observer.disconnect()
      dialog.style.removeProperty(property)
    }
  }
}

// Made once: a ref that is another one at every render would be let go and taken up each time.
export const stickyTop = stickyEdge('--sticky-top')
export const stickyBottom = stickyEdge('--sticky-bottom')
