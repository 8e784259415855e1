import type { EndpointBody } from '#src/kernel/endpoint.ts'
import { amountOf } from '#src/kernel/money.ts'
import { conflict } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import * as visits from '#src/features/visits/server/visits.ts'
import type * as endpoints from '../contract/visit-endpoints.ts'
import type { OrderRow } from './order-store.ts'
import { auditedOrder } from './order-table.ts'
import type { KitchenNow } from './promise-time.ts'
import { findOrdersOf, isServing, lockOrdersOf, sumOf, unpaidOf } from './visit-orders.ts'
import { writeChanges } from './write-change.ts'

type VisitRow = visits.VisitRow

const paymentBy = (by: Actor) => ({ by, action: 'orders.payment', thing: auditedOrder }) as const

type Payment = EndpointBody<typeof endpoints.payVisit>

/**
 * Stores that all orders of a visit are paid. The visit ends when the last of its orders is finished, which may be at once. If the
 * same call has already been made, nothing changes. Throws 404 if the visit does not exist, and 409 if the amount to pay has
 * changed or the visit is closed.
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
    const unpaid = unpaidOf(orders)
    if (visit.closedAt || unpaid.length === 0) {
      rejectOtherPayment(visit, orders, payment)
      return { visit, orders: [], change: {} }
    }
    if (sumOf(unpaid) !== amountOf(payment.toPay)) throw otherSum()
    const paid = await visits.setVisitPaid(tx, id, now, now)
    const change = { paidVia: payment.paidVia, paidAt: now }
    return { visit: isServing(orders) ? paid : await visits.closeVisit(tx, id, now), orders: unpaid, change }
  })
}

/**
 * Undoes the payment of a visit, and reopens the visit if the payment has closed it. Throws 404 if the visit does not exist, and
 * 409 if an amount or a payment has changed since or the table is taken. Undoing it twice changes nothing.
 */
export async function undoVisitPayment(
  services: AuditServices,
  kitchen: KitchenNow,
  by: Actor,
  id: string,
  paidAt: string,
): Promise<VisitRow> {
  const { now } = kitchen
  return changePayment(services, kitchen, by, id, async (tx, visit, orders) => {
    const then = visit.paidAt
    if (!then) return { visit, orders: [], change: {} }
    const paid = paidAtOnce(then, orders)
    if (then.toISOString() !== paidAt || paid.length === 0 || !orders.every((order) => isPaidBy(then, order)))
      throw conflict('visits.changed-since', 'This visit has changed since it was paid')
    if (visit.closedAt) await visits.reopenVisit(tx, visit, now)
    const change = { paidVia: null, paidAt: null }
    return { visit: await visits.setVisitPaid(tx, id, null, now), orders: paid, change }
  })
}

interface PaymentChange {
  readonly visit: VisitRow
  readonly orders: readonly OrderRow[]
  readonly change: Partial<Pick<OrderRow, 'paidVia' | 'paidAt'>>
}

/**
 * Changes the payment of several orders of a visit together and writes an audit entry for each. The orders are locked before the
 * visit, as in every change of an order. They are read again after the visit is locked, because before that another order may have
 * joined the visit.
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
    const locked = await visits.lockVisit(tx, id)
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

/** Throws 409 if the visit is closed or was paid by another payment. Does not throw if this is the same payment, sent again. */
function rejectOtherPayment(
  { closedAt, paidAt }: VisitRow,
  orders: readonly OrderRow[],
  { paidVia, toPay }: Payment,
): void {
  const paid = paidAt ? paidAtOnce(paidAt, orders) : []
  const isSame = paid.length > 0 && paid.every((order) => order.paidVia === paidVia)
  if (isSame && sumOf(paid) === amountOf(toPay)) return
  throw closedAt ? conflict('visits.closed', 'This visit is closed') : otherSum()
}

function otherSum(): Error {
  return conflict('visits.sum-changed', 'There is another sum to pay by now')
}

/**
 * True if the order had been paid in full at this time, or needs no payment because it is cancelled. Later changes of its stage in
 * the kitchen do not matter.
 */
function isPaidBy(then: Date, { status, paidAt, paidAmount, grandTotal }: OrderRow): boolean {
  return status === 'cancelled' || (paidAt !== null && paidAt <= then && paidAmount === grandTotal)
}

/** The orders that were paid together at exactly this time. */
function paidAtOnce(then: Date, orders: readonly OrderRow[]): OrderRow[] {
  return orders.filter(({ paidAt }) => paidAt?.getTime() === then.getTime())
}
