import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placePopover } from './popover-placement.ts'

const length = (max: number) => fc.integer({ min: 1, max })

const view = { width: 390, height: 844 }

describe('placing a popover', () => {
  it.each([
    [
      'above its anchor where it fits',
      { left: 100, top: 400, width: 190, height: 100 },
      { width: 200, height: 120 },
      { left: 95, top: 270, side: 'above' },
    ],
    [
      'above its anchor where it just fits, between which and the edge 12 px are left',
      { left: 100, top: 142, width: 190, height: 100 },
      { width: 200, height: 120 },
      { left: 95, top: 12, side: 'above' },
    ],
    [
      'below where there is no room above',
      { left: 100, top: 60, width: 190, height: 100 },
      { width: 200, height: 120 },
      { left: 95, top: 170, side: 'below' },
    ],
    [
      '12 px from the left edge at least',
      { left: 0, top: 400, width: 40, height: 40 },
      { width: 300, height: 120 },
      { left: 12, top: 270, side: 'above' },
    ],
    [
      '12 px from the right edge at least',
      { left: 350, top: 400, width: 40, height: 40 },
      { width: 300, height: 120 },
      { left: 78, top: 270, side: 'above' },
    ],
  ])('stands %s', (_where, anchor, popover, expected) => {
    expect(placePopover(anchor, popover, view)).toEqual(expected)
  })

  it('stays beneath what covers the top of the window', () => {
    const anchor = { left: 100, top: 200, width: 190, height: 100 }
    const popover = { width: 200, height: 120 }
    expect(placePopover(anchor, popover, { ...view, covered: 96 })).toEqual({
      left: 95,
      top: 310,
      side: 'below',
    })
    expect(placePopover(anchor, popover, { ...view, covered: 50 })).toEqual({
      left: 95,
      top: 70,
      side: 'above',
    })
  })

  it('never leaves the window when it fits into it', () => {
    fc.assert(
      fc.property(
        fc.record({
          left: fc.integer({ min: -500, max: 900 }),
          top: fc.integer({ min: -500, max: 1400 }),
          width: length(390),
          height: length(844),
        }),
        fc.record({ width: length(366), height: length(820) }),
        (anchor, popover) => {
          const { left, top } = placePopover(anchor, popover, view)
          expect(left).toBeGreaterThanOrEqual(12)
          expect(top).toBeGreaterThanOrEqual(12)
          expect(left + popover.width).toBeLessThanOrEqual(view.width - 12)
          expect(top + popover.height).toBeLessThanOrEqual(view.height - 12)
        },
      ),
    )
  })
})
