interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** The size of the window, and how much of its top is covered, for instance by a sticky header. */
interface View extends Size {
  covered?: number
}

/** The position of a popover, in CSS pixels of the window. */
export interface Placement {
  left: number
  top: number
  side: 'above' | 'below'
}

const gap = 10
const margin = 12

/**
 * Places the popover above its anchor if it fits there, otherwise below. It is centred on the anchor, but never closer than 12 px
 * to an edge of the visible area. A popover too tall for both sides goes to the side with more room.
 */
export function placePopover(anchor: Box, popover: Size, view: View): Placement {
  const highest = (view.covered ?? 0) + margin
  const roomAbove = anchor.top - gap - highest
  const roomBelow = view.height - anchor.top - anchor.height - gap - margin
  const above = roomAbove >= popover.height || (roomBelow < popover.height && roomAbove > roomBelow)
  const centred = anchor.left + anchor.width / 2 - popover.width / 2
  const left = Math.max(margin, Math.min(centred, view.width - margin - popover.width))
  const wanted = above ? anchor.top - gap - popover.height : anchor.top + anchor.height + gap
  const lowest = view.height - margin - popover.height
  // In a window too low for header and popover, the popover covers the header rather than run past the window's edge.
  const top = Math.max(margin, Math.min(highest, lowest), Math.min(wanted, lowest))
  return { left: Math.round(left), top: Math.round(top), side: above ? 'above' : 'below' }
}
