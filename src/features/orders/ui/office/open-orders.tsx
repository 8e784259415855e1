import type { Order } from '../../contract/order.ts'
import { OrderCard } from './order-card.tsx'

/** The open orders of one phone number, read only. Each is an item of a list around them. */
export function OpenOrders({ orders }: { readonly orders: readonly Order[] }) {
  return orders.map((each) => (
    <li key={each.id}>
      <OrderCard order={each} isShort hidesNumber />
    </li>
  ))
}
