import { describe, expect, it } from 'vitest'

import { orderProgress } from './order-progress.ts'

describe("an order's way", () => {
  it.each([
    ['pending', 'takeout', 'pending*, confirmed, preparing, ready, completed'],
    ['preparing', 'dine-in', 'pending+, confirmed+, preparing*, ready, completed'],
    ['ready', 'delivery', 'pending+, confirmed+, preparing+, ready*, delivered'],
    ['completed', 'takeout', 'pending+, confirmed+, preparing+, ready+, completed*'],
    // Staff may set either of the two last ones for any order.
    ['delivered', 'takeout', 'pending+, confirmed+, preparing+, ready+, delivered*'],
    ['completed', 'delivery', 'pending+, confirmed+, preparing+, ready+, completed*'],
  ] as const)('of a %s %s order is %s', (status, type, way) => {
    const marks = { reached: '+', current: '*', ahead: '' }
    expect(
      orderProgress(status, type)
        ?.map((stage) => stage.status + marks[stage.state])
        .join(', '),
    ).toBe(way)
  })

  it('has ended nowhere for a cancelled one', () => {
    expect(orderProgress('cancelled', 'takeout')).toBeUndefined()
  })
})
