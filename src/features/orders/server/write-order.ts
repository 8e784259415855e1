import { restaurantDate } from '#src/kernel/dates.ts'
import { amountOf, formatMoney } from '#src/kernel/money.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { CallLimits } from '#src/features/call-first/rules/call-first.ts'
import { isBeyondLimits, type OpenOnes } from '#src/features/call-first/server/call-first.ts'
import { notify, pushToDevices } from '#src/features/notifications/server/notifications.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import { shortCode } from '../rules/order-code.ts'
import { guestOf } from '../rules/table-order.ts'
import { movePortions } from './move-portions.ts'
import { queuePaper } from './order-paper.ts'
import type { OrderRow } from './order-store.ts'
import { noPromise } from './promise-time.ts'
import { orderTable } from './order-table.ts'

/**
 * Stores an order that has been checked and priced, with its notification and its print jobs. If a guest placed the order and it
 * exceeds the owner's limits, `needsCall` is set, so that the restaurant calls the guest first. If the portions of its dishes are
 * counted, the order takes its portions; throws 409 if too few are left.
 */
export async function writeOrder(
  { db: tx, openOnes }: OpenOnes & { readonly db: Queries },
  order: OrderRow,
  {
    limits,
    isCounted,
  }: { readonly limits: CallLimits & Pick<OwnerSettings, 'printers'>; readonly isCounted: boolean },
): Promise<{ order: OrderRow; alsoPublic?: 'menu' }> {
  const { customerPhone: phone, grandTotal, createdAt } = order
  const asks = { phone, amount: amountOf(grandTotal), today: restaurantDate(createdAt) }
  const needsCall = order.source === 'web' && (await isBeyondLimits({ db: tx, openOnes }, asks, limits))
  // An order whose guest must be called first gets no promised time and no place in the oven yet.
  const written = { ...order, needsCall, ...(needsCall && noPromise) }
  await tx.insert(orderTable).values(written)
  const notificationId = await notify(tx, newOrderNotification(written), createdAt)
  // If staff enter an order themselves, screens do not play the sound for it.
  const ringing = order.source === 'web' ? { notificationId } : {}
  if (order.source === 'web') await pushToDevices(tx, 'new-order', createdAt)
  const hasPaper = await queuePaper(
    tx,
    limits.printers ?? [],
    { before: undefined, after: written },
    createdAt,
  )
  const moved = isCounted ? await movePortions(tx, [{ after: written }], createdAt) : {}
  const lists = [
    'orders',
    'notifications',
    ...(hasPaper ? (['print-jobs'] as const) : []),
    ...(moved.alsoPublic ? [moved.alsoPublic] : []),
  ] as const
  await publishOfficeEvent(tx, { lists, ...ringing })
  return { order: written, ...moved }
}

function newOrderNotification(order: OrderRow) {
  const code = shortCode(order.id)
  const total = formatMoney(order.grandTotal)
  const pieces = order.items.reduce((sum, line) => sum + line.quantity, 0)
  return {
    type: 'order' as const,
    title: order.needsCall ? `New order ${code}, call first` : `New order ${code}`,
    titleVi: order.needsCall ? `Đơn hàng mới ${code}, cần gọi xác nhận` : `Đơn hàng mới ${code}`,
    content: `${guestOf(order, 'en')}: ${pieces} ${pieces === 1 ? 'item' : 'items'}, ${total}`,
    contentVi: `${guestOf(order, 'vi')}: ${pieces} món, ${total}`,
    customerName: guestOf(order, 'vi'),
    customerPhone: shownPhone(order.customerPhone) || null,
    referenceId: order.id,
    referenceType: 'order',
    priority: 'high' as const,
  }
}
