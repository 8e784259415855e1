import { describe, expect, it, test } from 'vitest'

import { OrderStatus, OrderType } from '../contract/order.ts'
import { isToBePaid, nextStep, orderStages } from './order-progress.ts'

describe("an order's way", () => {
  it.each([
    ['takeout', 'pending', 'pending, confirmed, preparing, ready, completed'],
    ['dine-in', 'ready', 'pending, confirmed, preparing, ready, completed'],
    ['delivery', 'confirmed', 'pending, confirmed, preparing, ready, delivered'],
    // The list of statuses completes any order, and the API may set the other end.
    ['delivery', 'completed', 'pending, confirmed, preparing, ready, completed'],
    ['takeout', 'delivered', 'pending, confirmed, preparing, ready, delivered'],
  ] as const)('of a %s that is %s is %s', (orderType, status, way) => {
    expect(orderStages({ orderType, status })?.join(', ')).toBe(way)
  })

  it('has ended nowhere for a cancelled one', () => {
    expect(orderStages({ orderType: 'takeout', status: 'cancelled' })).toBeUndefined()
  })

  it('holds where the order is and, beyond that, only stages that a tap reaches', () => {
    for (const orderType of OrderType.options)
      for (const status of OrderStatus.options) {
        const reached: OrderStatus[] = ['pending']
        for (let at: OrderStatus | undefined = 'pending'; at; at = nextStep({ orderType, status: at }))
          reached.push(at)
        const stages = orderStages({ orderType, status }) ?? []
        expect(stages.filter((stage) => stage !== status && !reached.includes(stage))).toEqual([])
        expect(stages.includes(status)).toBe(status !== 'cancelled')
      }
  })
})

test('how to pay is shown until the order is handed over, cancelled or paid', () => {
  const shown = (paidAt: string | null) =>
    OrderStatus.options.filter((status) => isToBePaid({ status, paidAt }))
  expect(shown(null)).toEqual(['pending', 'confirmed', 'preparing', 'ready'])
  expect(shown('2026-05-06T05:00:00.000Z')).toEqual([])
})

test.each(OrderType.options)('the usual next step of a %s is the next stage of its way', (orderType) => {
  for (const status of OrderStatus.options) {
    const stages = orderStages({ orderType, status }) ?? []
    expect([status, nextStep({ orderType, status })]).toEqual([status, stages[stages.indexOf(status) + 1]])
  }
})

test('nothing follows what is handed over or cancelled', () => {
  const ended = OrderStatus.options.filter(
    (status) => nextStep({ orderType: 'delivery', status }) === undefined,
  )
  expect(ended).toEqual(['delivered', 'completed', 'cancelled'])
})
