import { describe, expect, it, test } from 'vitest'

import { OrderStatus } from '../contract/order.ts'
import { isToBePaid, nextStep, offeredStatuses, orderStages } from './order-progress.ts'

describe("an order's way", () => {
  it.each([
    ['pending', 'pending, confirmed, completed'],
    ['confirmed', 'pending, confirmed, completed'],
    ['completed', 'pending, confirmed, completed'],
    // Not offered to staff, but the API takes them.
    ['preparing', 'pending, confirmed, preparing, completed'],
    ['ready', 'pending, confirmed, ready, completed'],
    ['delivered', 'pending, confirmed, delivered'],
  ] as const)('of a %s order is %s', (status, way) => {
    expect(orderStages(status)?.join(', ')).toBe(way)
  })

  it('has ended nowhere for a cancelled one', () => {
    expect(orderStages('cancelled')).toBeUndefined()
  })

  it('holds only stages that staff can set, and where the order is', () => {
    for (const status of OrderStatus.options) {
      const others = (orderStages(status) ?? []).filter((stage) => stage !== status)
      expect(others.filter((stage) => !offeredStatuses.includes(stage))).toEqual([])
    }
  })
})

test('how to pay is shown until the order is handed over, cancelled or paid', () => {
  const shown = (paidAt: string | null) =>
    OrderStatus.options.filter((status) => isToBePaid({ status, paidAt }))
  expect(shown(null)).toEqual(['pending', 'confirmed', 'preparing', 'ready'])
  expect(shown('2026-05-06T05:00:00.000Z')).toEqual([])
})

test("the usual next step is the next stage of the order's way", () => {
  expect(OrderStatus.options.map((status) => [status, nextStep(status)])).toEqual(
    OrderStatus.options.map((status) => {
      const stages = orderStages(status) ?? []
      return [status, stages[stages.indexOf(status) + 1]]
    }),
  )
  expect(nextStep('pending')).toBe('confirmed')
})
