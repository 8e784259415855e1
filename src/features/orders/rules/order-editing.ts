import type { OrderStatus } from '../contract/order.ts'

/** The fields of an order that only admins may set in an edit. Staff set the status by a call of its own. */
export const adminFields: readonly string[] = ['customerName', 'customerEmail', 'customerPhone', 'status']

/** True while staff may change what was ordered. Once an order is ready, only admins may. */
export function mayStaffEdit(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing'
}

/** True if the kitchen has begun or finished the order. */
export function hadByKitchen(status: OrderStatus): boolean {
  return status === 'preparing' || status === 'ready' || status === 'delivered' || status === 'completed'
}
