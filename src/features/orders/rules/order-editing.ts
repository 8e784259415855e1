import type { Order, OrderStatus, OrderType } from '../contract/order.ts'

/** The data of the guest that every order has unless its guests sit at a table. */
export const contactFields = ['customerName', 'customerPhone'] as const
export type ContactField = (typeof contactFields)[number]

/**
 * Fields of an order that only admins may set in the edit dialog. Staff set the status by a separate call, and fill in a missing
 * name or phone if they take an order away from its table (`lacksContact`).
 */
export const adminFields: readonly string[] = [...contactFields, 'customerEmail', 'status']

/** True if the guests of an order with this new type do not eat in. */
export function isTakenAway(newType: unknown): boolean {
  return newType === 'takeout' || newType === 'delivery'
}

/** True if the order has no name, or no phone, and needs one because an edit changes its type. */
export function lacksContact(
  before: Pick<Order, ContactField | 'orderType'>,
  newType: OrderType | undefined,
  field: ContactField,
): boolean {
  return before[field] === '' && newType !== before.orderType && isTakenAway(newType)
}

/** True if staff may still change the lines of the order. From `ready` on, only admins may. */
export function mayStaffEdit(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed' || status === 'preparing'
}

/** True if the kitchen has begun or finished the order. */
export function hadByKitchen(status: OrderStatus): boolean {
  return status === 'preparing' || status === 'ready' || status === 'delivered' || status === 'completed'
}
