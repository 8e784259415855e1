import { restaurantDate } from '#src/kernel/dates.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import type { Database } from '#src/server/database/connection.ts'
import { keyLock, keyRow, type Attempt } from '#src/server/database/idempotency.ts'
import { insertTogether, insertTogetherIn, type NewRow } from '#src/server/database/insert-together.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import type { OfficeEvent } from '#src/server/realtime/office-events.ts'
import { maxOpenOfNumber, type CallLimits } from '#src/features/call-first/rules/call-first.ts'
import {
  isBeyondLimits,
  isBeyondLimitsAlone,
  type OpenOnes,
} from '#src/features/call-first/server/call-first.ts'
import { notificationRow } from '#src/features/notifications/server/notifications.ts'
import { shortCode } from '../rules/order-code.ts'
import { orderRow, type OrderRow } from './order-store.ts'
import { orderIdempotencyTable } from './order-table.ts'

type Services = OpenOnes & { readonly db: Database }

/**
 * Writes an order that has been checked and priced, with its notification and the key of its request, where it has one: all or
 * nothing. A guest's own is marked where it is beyond the owner's limits.
 */
export async function writeOrder(
  services: Services,
  order: OrderRow,
  limits: CallLimits,
  attempt?: Attempt,
): Promise<OrderRow> {
  if (order.source === 'web') return writeWithinLimits(services, order, limits, attempt)
  return insertOrder(order, attempt, (...write) => insertTogether(services.db, ...write))
}

/**
 * Marks an order that is beyond the owner's limits, for the restaurant to call first. What is beyond them already is written at once:
 * only who may be the last within waits for others of the number.
 */
async function writeWithinLimits(
  { db, openOnes }: Services,
  order: OrderRow,
  limits: CallLimits,
  attempt?: Attempt,
): Promise<OrderRow> {
  const phone = order.customerPhone
  const asks = { phone, amount: amountOf(order.grandTotal), today: restaurantDate(order.createdAt) }
  const needsCall = await isBeyondLimits({ db, openOnes }, asks, limits)
  if (needsCall || maxOpenOfNumber(limits) === undefined) {
    return insertOrder({ ...order, needsCall }, attempt, (...write) => insertTogether(db, ...write))
  }
  return db.transaction(async (tx) => {
    const marked = { ...order, needsCall: await isBeyondLimitsAlone({ db: tx, openOnes }, asks, limits) }
    return insertOrder(marked, attempt, (...write) => insertTogetherIn(tx, ...write))
  })
}

/** Writes an order with its notification and the key of its request, where it has one. */
async function insertOrder(
  order: OrderRow,
  attempt: Attempt | undefined,
  write: (rows: readonly NewRow[], event: OfficeEvent, lock?: string) => Promise<void>,
): Promise<OrderRow> {
  const notification = notificationRow(newOrderNotification(order), order.createdAt)
  const event = { lists: ['orders', 'notifications'], notificationId: notification.values.id } as const
  const rows = [orderRow(order), notification]
  if (attempt) {
    const lock = keyLock(orderIdempotencyTable, attempt.key)
    await write([keyRow(orderIdempotencyTable, attempt), ...rows], event, lock)
  } else await write(rows, event)
  return order
}

function newOrderNotification(order: OrderRow) {
  const code = shortCode(order.id)
  const total = formatMoney(order.grandTotal)
  const pieces = order.items.reduce((sum, line) => sum + line.quantity, 0)
  return {
    type: 'order' as const,
    title: order.needsCall ? `New order ${code}, call first` : `New order ${code}`,
    titleVi: order.needsCall ? `Đơn hàng mới ${code}, cần gọi xác nhận` : `Đơn hàng mới ${code}`,
    content: `${order.customerName}: ${pieces} ${pieces === 1 ? 'item' : 'items'}, ${total}`,
    contentVi: `${order.customerName}: ${pieces} món, ${total}`,
    customerName: order.customerName,
    customerPhone: shownPhone(order.customerPhone),
    referenceId: order.id,
    referenceType: 'order',
    priority: 'high' as const,
  }
}
