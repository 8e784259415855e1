import { differingValues, mergedValues } from '#src/web/office/edited-values.ts'
import type { Order, OrderStatus, OrderType } from '../../contract/order.ts'
import { type EditLine, linesOf, mergedLines, sentItems } from './edit-lines.ts'

/** What stands in the edit dialog. */
export type OrderEditValues = {
  customerName: string
  customerPhone: string
  customerEmail: string
  customerAddress: string
  orderType: OrderType
  status: OrderStatus
  lines: readonly EditLine[]
}

export function editValues(order: Order): OrderEditValues {
  const { customerName, shownPhone, customerEmail, customerAddress, orderType, status } = order
  return {
    customerName,
    customerPhone: shownPhone,
    customerEmail,
    customerAddress: customerAddress ?? '',
    orderType,
    status,
    lines: linesOf(order),
  }
}

/**
 * What is sent: the fields that were edited, so that what others have changed besides stays. An address that was typed before the
 * order became something else than a delivery is not.
 */
export function editedFields(before: OrderEditValues, typed: OrderEditValues) {
  const customerAddress = typed.orderType === 'delivery' ? typed.customerAddress : before.customerAddress
  const { lines, ...fields } = differingValues(before, { ...typed, customerAddress })
  return { ...fields, ...(lines && { items: sentItems(lines) }) }
}

/** What was typed, upon the order as somebody else has changed it; lines are put together one by one. */
export function mergedEdit(
  before: OrderEditValues,
  typed: OrderEditValues,
  now: OrderEditValues,
): OrderEditValues {
  return {
    ...mergedValues(before, typed, now),
    lines: mergedLines(before.lines, typed.lines, now.lines),
  }
}
