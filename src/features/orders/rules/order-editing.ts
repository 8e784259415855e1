import type { OrderStatus } from '../contract/order.ts'

/** Fields of an order that only admins may set in the edit dialog. Staff set the status by a separate call. */
export const adminFields: readonly string[] = ['customerName', 'customerEmail', 'customerPhone', 'status']

/** True if staff may still change the lines of the order. From `ready` on, only admins may. */
export function mayStaffEdit(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing'
}

/** True if the kitchen has begun or finished the order. */
export function hadByKitchen(status: OrderStatus): boolean {
  return status === 'preparing' || status === 'ready' || status === 'delivered' || status === 'completed'
}
