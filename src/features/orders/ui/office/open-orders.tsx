import type { Order } from '../../contract/order.ts'
import { OrderCard } from './order-card.tsx'

/**
 * The open orders of one phone number, without buttons to change them. Each order is a list item; the caller renders the list
 * element around them.
 */
export function OpenOrders({ orders }: { readonly orders: readonly Order[] }) {
  return orders.map((each) => (
    <li key={each.id}>
      <OrderCard order={each} isShort hidesNumber />
    </li>
  ))
}
