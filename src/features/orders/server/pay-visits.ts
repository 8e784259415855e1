import { amountOf } from '#src/kernel/money.ts'
import { conflict } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import { closeVisit, lockVisit, reopenVisit, type VisitRow } from '#src/features/visits/server/visits.ts'
import type { PaymentMethod } from '../contract/order.ts'
import type { OrderRow } from './order-store.ts'
import { auditedOrder } from './order-table.ts'
import type { KitchenNow } from './promise-time.ts'
import { findOrdersOf, lockOrdersOf, sumOf, unpaidOf } from './visit-orders.ts'
import { writeChanges } from './write-change.ts'

const paymentBy = (by: Actor) => ({ by, action: 'orders.payment', thing: auditedOrder }) as const

interface Payment {
  readonly paidVia: PaymentMethod
  /** What is to pay as the screen shows it, in VND. */
  readonly toPay: string
}

/**
 * Notes that all orders of a visit are paid, or that none is, and closes the visit. If the same call has done so already, it changes
 * nothing. Throws 404, and 409 if there is another sum to pay or the visit is closed.
 */
export async function payVisit(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  payment: Payment,
): Promise<VisitRow> {
  const { now } = kitchen
  return changePayment(services, kitchen, by, id, async (tx, visit, orders) => {
    if (visit.closedAt) {
      rejectOtherPayment(visit.closedAt, orders, payment)
      return { visit, orders: [], change: {} }
    }
    const unpaid = unpaidOf(orders)
    if (unpaid.length === 0 || sumOf(unpaid) !== amountOf(payment.toPay)) {
      throw conflict('visits.sum-changed', 'There is another sum to pay by now')
    }
    const change = { paidVia: payment.paidVia, paidAt: now }
    return { visit: await closeVisit(tx, id, now), orders: unpaid, change }
  })
}

/**
 * Takes the payment back that closed a visit, and opens the visit again. Throws 404, and 409 if one of its orders has changed since
 * or its table is taken. Taking it back twice changes nothing.
 */
export async function undoVisitPayment(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  closedAt: string,
): Promise<VisitRow> {
  const { now } = kitchen
  return changePayment(services, kitchen, by, id, async (tx, visit, orders) => {
    if (!visit.closedAt) return { visit, orders: [], change: {} }
    const then = visit.closedAt
    const paid = paidAtOnce(then, orders)
    const isSame = then.toISOString() === closedAt && paid.length > 0
    if (!isSame || orders.some(({ updatedAt }) => updatedAt > then)) {
      throw conflict('visits.changed-since', 'This visit has changed since it was paid')
    }
    const change = { paidVia: null, paidAt: null }
    return { visit: await reopenVisit(tx, visit, now), orders: paid, change }
  })
}

interface PaymentChange {
  readonly visit: VisitRow
  /** The orders to change. */
  readonly orders: readonly OrderRow[]
  readonly change: Partial<Pick<OrderRow, 'paidVia' | 'paidAt'>>
}

/**
 * Changes the payment of orders of a visit together, each with its audit entry. The orders are locked before the visit, as by every
 * change of an order, and are read again after it, because until then an order may join.
 */
async function changePayment(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  decide: (tx: Queries, visit: VisitRow, orders: readonly OrderRow[]) => Promise<PaymentChange>,
): Promise<VisitRow> {
  const result: { visit?: VisitRow } = {}
  await recordChange(services, paymentBy(by), async (tx) => {
    await lockOrdersOf(tx, id)
    const locked = await lockVisit(tx, id)
    const { visit, orders, change } = await decide(tx, locked, await findOrdersOf(tx, id))
    result.visit = visit
    return writeChanges(tx, kitchen, orders, ({ grandTotal }) => ({
      ...change,
      paidAmount: change.paidVia ? grandTotal : null,
    }))
  })
  if (!result.visit) throw new Error('The transaction has committed without a visit')
  return result.visit
}

/** Throws 409 unless this payment is the one that closed the visit, sent again. */
function rejectOtherPayment(closedAt: Date, orders: readonly OrderRow[], { paidVia, toPay }: Payment): void {
  const paid = paidAtOnce(closedAt, orders)
  const isSame = paid.length > 0 && paid.every((order) => order.paidVia === paidVia)
  if (isSame && sumOf(paid) === amountOf(toPay)) return
  throw conflict('visits.closed', 'This visit is closed')
}

/** The orders that were paid together when the visit was closed. */
function paidAtOnce(closedAt: Date, orders: readonly OrderRow[]): OrderRow[] {
  return orders.filter(({ paidAt }) => paidAt?.getTime() === closedAt.getTime())
}
