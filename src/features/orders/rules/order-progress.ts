import type { OrderStatus, OrderType } from '../contract/order.ts'

/** A stage on an order's way, and where the order stands to it. */
export interface OrderStage {
  status: OrderStatus
  state: 'reached' | 'current' | 'ahead'
}

/**
 * The way of an order from taken to handed over, ending with what its type ends with; undefined for a cancelled one,
 * which is on no way. An order brought to the guest ends as delivered, others as completed; whichever of the two the
 * house has set is the end.
 */
export function orderProgress(status: OrderStatus, type: OrderType): OrderStage[] | undefined {
  if (status === 'cancelled') return undefined
  const isOver = status === 'delivered' || status === 'completed'
  const end = isOver ? status : type === 'delivery' ? 'delivered' : 'completed'
  const stages: OrderStatus[] = ['pending', 'confirmed', 'preparing', 'ready', end]
  const at = stages.indexOf(status)
  return stages.map((stage, index) => ({
    status: stage,
    state: index < at ? 'reached' : index === at ? 'current' : 'ahead',
  }))
}
