import { stageTexts } from '#src/web/texts/field-texts.ts'
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
      ...stageTexts.en,
      preparing: 'Being prepared',
      ready: 'Ready',
      delivered: 'Delivered',
    },
    type: { 'dine-in': 'Dine-in', takeout: 'Takeout', delivery: 'Delivery' },
    payment: { cash: 'Cash', transfer: 'Bank transfer' },
  },
  vi: {
    status: {
      ...stageTexts.vi,
      preparing: 'Đang làm',
      ready: 'Đã xong',
      delivered: 'Đã giao',
    },
    type: { 'dine-in': 'Ăn tại quán', takeout: 'Mang về', delivery: 'Giao hàng' },
    payment: { cash: 'Tiền mặt', transfer: 'Chuyển khoản' },
  },
}

/** The order type and the table: "Dine-in · Table 7". */
export function placeOf(
  { orderType, tableLabel }: { orderType: OrderType; tableLabel: string | null },
  language: Language,
): string {
  const { type } = orderLabels[language]
  return tableLabel ? `${type[orderType]} · ${formatTable(tableLabel, language)}` : type[orderType]
}
