interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** The size of the window, and the height of the strip at its top that something covers, such as a sticky header. */
interface View extends Size {
  covered?: number
}

/** The position of a popover, in CSS pixels from the top left corner of the window, and the side of the anchor on which it is. */
export interface Placement {
  left: number
  top: number
  side: 'above' | 'below'
}

const gap = 10
const margin = 12

/**
 * Places the popover above its anchor if there is enough room, otherwise below it. It is centred on the anchor, but stays at least
 * 12 px away from the edges of the visible area. A popover that is too tall for either side goes to the side with more room.
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
  // If the window is too low for both the header and the popover, the popover covers the header, because otherwise a part of it
  // would lie outside the window.
  const top = Math.max(margin, Math.min(highest, lowest), Math.min(wanted, lowest))
  return { left: Math.round(left), top: Math.round(top), side: above ? 'above' : 'below' }
}
