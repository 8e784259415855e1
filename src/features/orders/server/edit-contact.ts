import { invalid } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { requireGuestPhone } from '#src/server/http/guest-input.ts'
import { contactFields, lacksContact } from '../rules/order-editing.ts'
import { needsNoContact } from '../rules/table-order.ts'
import { rejectFields } from './order-policy.ts'
import type { OrderRow } from './order-store.ts'

const missingMessages = { customerName: 'Name is required', customerPhone: 'Phone is required' }

/**
 * Throws 403 if staff change a name or phone that the order has: they may only fill in what is missing. Throws 400 if the edit
 * removes the name or phone of an order that is not at a table, or takes an order away that has none. If guests who eat in only
 * leave their table, nothing is missing.
 */
export function checkContact({ role }: Actor, before: OrderRow, change: Partial<OrderRow>): void {
  if (role !== 'admin')
    rejectFields(contactFields.filter((field) => change[field] !== undefined && before[field] !== ''))
  if (needsNoContact({ ...before, ...change })) return
  const missing = contactFields.filter(
    (field) => !change[field] && (change[field] === '' || lacksContact(before, change.orderType, field)),
  )
  const [first] = missing
  if (first === undefined) return
  const fields = Object.fromEntries(missing.map((field) => [field, missingMessages[field]]))
  throw invalid('request.invalid', missingMessages[first], fields)
}

/**
 * The changed phone number in E.164. Undefined if the number has not changed. Earlier versions stored numbers as guests typed them;
 * such a number may stay as it is.
 */
export function phoneOf(sent: string | undefined, before: OrderRow): string | undefined {
  if (sent === undefined || sent === before.customerPhone) return undefined
  if (sent === '') return sent
  return requireGuestPhone(sent, 'orders', 'customerPhone')
}
