import { asc } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import { shownPhone } from '#src/server/phone-numbers.ts'
import { requireIngredient } from '#src/features/ingredients/server/ingredients.ts'
import type { HoldingOrder } from '../contract/holding-order.ts'
import { shortCode } from '../rules/order-code.ts'
import { holdsIngredient } from '../rules/holds-ingredient.ts'
import { dueAt, isOpen } from './open-orders.ts'
import { orderTable } from './order-table.ts'

const maxOrders = 2_000

/**
 * The open orders that contain an ingredient, sorted by the time when they are due. Throws 404 if the ingredient does not exist.
 */
export async function findHoldingOrders(db: Queries, ingredientId: string): Promise<HoldingOrder[]> {
  const ingredient = await requireIngredient(db, ingredientId)
  const open = db.select().from(orderTable).where(isOpen)
  const rows = await open.orderBy(asc(dueAt), asc(orderTable.createdAt), asc(orderTable.id)).limit(maxOrders)
  return rows.flatMap((order) => {
    const lines = order.items.filter((line) => holdsIngredient(line, ingredient))
    if (lines.length === 0) return []
    const { id, customerName, customerPhone, status, tableLabel } = order
    const due = order.requestedTime ?? order.scheduledTime
    const call = { customerName, customerPhone, shownPhone: shownPhone(customerPhone) }
    return [{ id, shortCode: shortCode(id), ...call, status, tableLabel, due, lines }]
  })
}
