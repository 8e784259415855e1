import { conflict } from '#src/kernel/problem.ts'
import { rejectStale } from '#src/server/database/row-edits.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor, CallingDevice } from '#src/server/http/actor.ts'
import { publishOfficeEvent } from '#src/server/realtime/office-events.ts'
import type { AuditServices } from '#src/features/audit/server/audit.ts'
import {
  findMovableOrder,
  findStrikableOrder,
  forgetLinesBefore,
  type KitchenOrder,
  movePromise,
  setOrderStatus,
} from '#src/features/orders/server/orders.ts'
import type { MovePromiseInput } from '#src/features/orders/contract/promised-times.ts'
import type { KitchenTicket, SetStageInput, StrikeInput } from '../contract/kitchen.ts'
import { kitchenLines } from './kitchen-lines.ts'
import { type BoardNow, orderGone, readTicket } from './kitchen-tickets.ts'
import { writeStrike } from './strike-store.ts'

/**
 * Sets the stage of an order in the kitchen. Throws 404 if the order is not in the kitchen, and 409 if it has changed since the
 * board loaded it.
 */
export async function setStage(
  services: AuditServices,
  kitchen: BoardNow,
  caller: Actor | CallingDevice,
  id: string,
  { status, updatedAt }: SetStageInput,
): Promise<KitchenTicket> {
  await requireMovable(services.db, id, services.clock.now())
  // If somebody changes the order after the previous line, its `updatedAt` changes too, and `setOrderStatus` rejects the call.
  await setOrderStatus(services, kitchen, changedBy(caller), id, { status, updatedAt })
  return readTicket(services.db, id, kitchen)
}

/**
 * Changes the time that the guest was promised for an order in the kitchen. Throws 404 if the order is not in the kitchen, and 409
 * if it has changed since the board loaded it or is already ready.
 */
export async function moveTicketPromise(
  services: AuditServices,
  kitchen: BoardNow,
  caller: Actor | CallingDevice,
  id: string,
  move: MovePromiseInput,
): Promise<KitchenTicket> {
  await requireMovable(services.db, id, services.clock.now())
  await movePromise(services, kitchen, changedBy(caller), id, move)
  return readTicket(services.db, id, kitchen)
}

function changedBy(caller: Actor | CallingDevice) {
  return 'session' in caller ? caller : { device: caller.name }
}

/**
 * Crosses off pieces of a line as made; this works also for an order that was just cancelled. Throws 404 if the order is not in the
 * kitchen, and 409 if it has no such line or fewer pieces of it. If the board says what it has seen, it may have shown more pieces than
 * the line has by now, and those that are left are crossed off. Two boards may do this at the same time.
 */
export async function strikeLine(
  services: AuditServices,
  kitchen: BoardNow,
  id: string,
  strike: StrikeInput,
): Promise<KitchenTicket> {
  const now = services.clock.now()
  await services.db.transaction(async (tx) => {
    const { items } = found(await findStrikableOrder(tx, id, now))
    const line = kitchenLines(items, null, new Map()).find(({ key }) => key === strike.lineKey)
    if (!line || (strike.seen === undefined && line.quantity < strike.quantity)) {
      throw conflict('kitchen.line-gone', 'The order has no such line any more')
    }
    if (await writeStrike(tx, id, strike, { struckAt: now, pieces: line.quantity }))
      await publishOfficeEvent(tx, { lists: ['kitchen'] })
  })
  return readTicket(services.db, id, kitchen)
}

/** Records that the kitchen has seen the edit of an order, or that it was cancelled. Throws 409 if the order has changed again since the board read it. */
export async function markSeen(
  services: AuditServices,
  kitchen: BoardNow,
  id: string,
  { updatedAt }: Pick<SetStageInput, 'updatedAt'>,
): Promise<KitchenTicket> {
  await services.db.transaction(async (tx) => {
    const order = found(await findStrikableOrder(tx, id, services.clock.now()))
    rejectStale(order, updatedAt, 'orders.stale')
    if (await forgetLinesBefore(tx, [id])) await publishOfficeEvent(tx, { lists: ['kitchen'] })
  })
  return readTicket(services.db, id, kitchen)
}

async function requireMovable(tx: Queries, id: string, now: Date): Promise<KitchenOrder> {
  return found(await findMovableOrder(tx, id, now))
}

function found(order: KitchenOrder | undefined): KitchenOrder {
  if (!order) throw orderGone()
  return order
}
