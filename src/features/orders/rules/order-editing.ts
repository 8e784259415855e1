import type { OrderStatus } from '../contract/order.ts'

/** The fields of an order that admins alone set. Staff set the status by its own call. */
export const adminFields: readonly string[] = ['customerName', 'customerEmail', 'customerPhone', 'status']

/** True while staff may change what was ordered; from ready on, admins alone may. */
export function mayStaffEdit(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing'
}

/** True if the kitchen has begun, or has been done with the order. */
export function hadByKitchen(status: OrderStatus): boolean {
  return status === 'preparing' || status === 'ready' || status === 'delivered' || status === 'completed'
}
