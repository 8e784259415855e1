interface Box {
  left: number
  top: number
  width: number
  height: number
}

type Size = Pick<Box, 'width' | 'height'>

/** Where a popover stands, in CSS pixels of the window. */
export interface Placement {
  left: number
  top: number
  side: 'above' | 'below'
}

const gap = 10
const margin = 12

/**
 * Above its anchor where it fits, else below; centred on it, but never closer than 12 px to an edge of the window. A
 * popover too tall for either side goes where there is more room.
 */
export function placePopover(anchor: Box, popover: Size, view: Size): Placement {
  const roomAbove = anchor.top - gap - margin
  const roomBelow = view.height - anchor.top - anchor.height - gap - margin
  const above = roomAbove >= popover.height || (roomBelow < popover.height && roomAbove > roomBelow)
  const centred = anchor.left + anchor.width / 2 - popover.width / 2
  const left = Math.max(margin, Math.min(centred, view.width - margin - popover.width))
  const wanted = above ? anchor.top - gap - popover.height : anchor.top + anchor.height + gap
  const top = Math.max(margin, Math.min(wanted, view.height - margin - popover.height))
  return { left: Math.round(left), top: Math.round(top), side: above ? 'above' : 'below' }
}
