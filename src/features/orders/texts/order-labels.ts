import { inBothLanguages, pairsOf } from '#src/kernel/both-languages.ts'
import { stageTexts } from '#src/web/texts/field-texts.ts'
import type { Language } from '#src/kernel/language.ts'
import { formatTable } from '#src/kernel/table-label.ts'
import type { OrderStatus, OrderType, PaymentMethod } from '../contract/order.ts'

interface OrderLabels {
  readonly status: Readonly<Record<OrderStatus, string>>
  readonly type: Readonly<Record<OrderType, string>>
  readonly payment: Readonly<Record<PaymentMethod, string>>
}

/** The names of statuses, order types and payments. They are the same for guests and staff. */
export const orderLabels: Readonly<Record<Language, OrderLabels>> = inBothLanguages({
  status: {
    ...pairsOf(stageTexts),
    preparing: ['Đang làm', 'Being prepared'],
    ready: ['Đã xong', 'Ready'],
    delivered: ['Đã giao', 'Delivered'],
  },
  type: {
    'dine-in': ['Ăn tại quán', 'Dine-in'],
    takeout: ['Mang về', 'Takeout'],
    delivery: ['Giao hàng', 'Delivery'],
  },
  payment: { cash: ['Tiền mặt', 'Cash'], transfer: ['Chuyển khoản', 'Bank transfer'] },
})

/** The order type and the table: "Dine-in · Table 7". */
export function placeOf(
  { orderType, tableLabel }: { orderType: OrderType; tableLabel: string | null },
  language: Language,
): string {
  const { type } = orderLabels[language]
  return tableLabel ? `${type[orderType]} · ${formatTable(tableLabel, language)}` : type[orderType]
}
