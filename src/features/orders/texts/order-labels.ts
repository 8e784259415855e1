import type { Language } from '#src/kernel/language.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import type { OrderStatus, OrderType, PaymentMethod } from '../contract/order.ts'

interface OrderLabels {
  readonly status: Readonly<Record<OrderStatus, string>>
  readonly type: Readonly<Record<OrderType, string>>
  readonly payment: Readonly<Record<PaymentMethod, string>>
}

/** What statuses, order types and payments are called, for guests and staff alike. */
export const orderLabels: Readonly<Record<Language, OrderLabels>> = {
  en: {
    status: {
      pending: 'Waiting for confirmation',
      confirmed: 'Confirmed',
      preparing: 'Being prepared',
      ready: 'Ready',
      delivered: 'Delivered',
      completed: 'Completed',
      cancelled: 'Cancelled',
    },
    type: { 'dine-in': 'Dine-in', takeout: 'Takeout', delivery: 'Delivery' },
    payment: { cash: 'Cash', transfer: 'Bank transfer' },
  },
  vi: {
    status: {
      pending: 'Chờ xác nhận',
      confirmed: 'Đã xác nhận',
      preparing: 'Đang làm',
      ready: 'Đã xong',
      delivered: 'Đã giao',
      completed: 'Hoàn tất',
      cancelled: 'Đã huỷ',
    },
    type: { 'dine-in': 'Ăn tại quán', takeout: 'Mang về', delivery: 'Giao hàng' },
    payment: { cash: 'Tiền mặt', transfer: 'Chuyển khoản' },
  },
}

/** How an order is had, and at which table: "Dine-in · Table 7". */
export function placeOf(
  { orderType, tableLabel }: { orderType: OrderType; tableLabel: string | null },
  language: Language,
): string {
  const { type } = orderLabels[language]
  return tableLabel ? `${type[orderType]} · ${formatTable(tableLabel, language)}` : type[orderType]
}
