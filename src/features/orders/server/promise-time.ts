import { and, gte, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm'

import { addDays, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import { conflict } from '#src/kernel/problem.ts'
import { advisoryLocks } from '#src/server/database/advisory-locks.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { MenuDish } from '#src/features/menu/server/menu.ts'
import { expectedLoads, type ExpectedGuests, sumLoads } from '#src/features/oven/rules/expected-loads.ts'
import { bakedIn, firstTime, freeAmong, nextFree, type OvenDay } from '#src/features/oven/rules/oven-times.ts'
import type { OwnerSettings } from '#src/features/restaurant/contract/site-settings.ts'
import type { OrderTimes, TimesInput } from '../contract/promised-times.ts'
import { maxDaysAhead, pickupDays } from '../rules/requested-time.ts'
import { isBeforeCall } from './open-orders.ts'
import { loadOf } from './order-load.ts'
import type { OrderRow } from './order-store.ts'
import { orderTable } from './order-table.ts'

/** An SQL query for confirmed bookings whose guests have not come yet. Columns: `date`, `time` and `guests`. */
export interface ExpectedBookings {
  readonly expectedBookings: SQL
}

/** All data that decide which times are free, except the orders and bookings in the database. */
export interface KitchenNow extends ExpectedBookings {
  readonly menu: readonly MenuDish[]
  readonly settings: OwnerSettings
  readonly pausedUntil: Date | null
  readonly now: Date
}

type Promised = Pick<OrderRow, 'promisedTime' | 'ovenSlots'>
export const noPromise: Promised = { promisedTime: null, ovenSlots: null }

/**
 * How many pizzas are already planned for each quarter of an hour: for open orders except `exceptId`, and for guests with a
 * booking.
 */
async function ovenDay(db: Queries, kitchen: KitchenNow, exceptId = ''): Promise<OvenDay> {
  const { settings, pausedUntil, now, expectedBookings } = kitchen
  const { oven } = settings
  const day = { now, times: settings, oven, pausedUntil, loads: {} }
  if (oven === null) return day
  const { id, status, ovenSlots, promisedTime } = orderTable
  const quarter = restaurantDateTime(new Date(Math.floor(now.getTime() / 900_000) * 900_000))
  const orders = await db
    .select({ slots: ovenSlots })
    .from(orderTable)
    .where(
      and(
        isNotNull(ovenSlots),
        gte(promisedTime, quarter),
        inArray(status, ['pending', 'confirmed', 'preparing']),
        not(isBeforeCall),
        ne(id, exceptId),
      ),
    )
  const expected =
    oven.perGuest === 0
      ? []
      : await db.execute<ExpectedGuests & Record<string, unknown>>(sql`
          select date, time, guests from (${expectedBookings}) as expected
          where date >= ${addDays(restaurantDate(now), -1)}`)
  const guests = 'rows' in expected ? expected.rows : expected
  return {
    ...day,
    loads: sumLoads([...orders.map(({ slots }) => slots ?? {}), expectedLoads(guests, oven.perGuest)]),
  }
}

/** Takes a lock. Until the transaction ends, no other order on any server can get a time. */
async function takeTurn(tx: Queries): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.oven})`)
}

/**
 * Gives a new order the time that the guest requested, or else the first free time. Throws 409 with the next three free times if
 * the requested time is not free. If the restaurant does not promise times, only a pause matters: it moves the time when the
 * kitchen begins with the order.
 */
export async function withPromisedTime(tx: Queries, order: OrderRow, kitchen: KitchenNow): Promise<OrderRow> {
  const { settings, pausedUntil, menu } = kitchen
  const { oven } = settings
  if (oven === null && pausedUntil === null) return order
  if (oven !== null) await takeTurn(tx)
  const load = oven === null ? 0 : loadOf(order.items, menu, oven)
  const day = await ovenDay(tx, kitchen)
  const { requestedTime } = order
  if (requestedTime !== null && freeAmong(day, load, [requestedTime]).length === 0) {
    throw conflict('orders.time-full', 'The kitchen cannot keep this time', {
      next: nextFree(day, load, requestedTime, 3, maxDaysAhead),
    })
  }
  const time = requestedTime ?? firstTime(day, load)
  if (time === undefined) return order
  if (oven === null) return { ...order, scheduledTime: time }
  return { ...order, promisedTime: time, ovenSlots: bakedIn(day, load, time) }
}

/**
 * The promised time of an order after the office has edited it. If the requested time has changed, the promised time changes with
 * it. If only lines were added or removed, the time stays, and the oven's load is computed again. An order whose guest must be
 * called first gets its time when it is confirmed. Whether the time is free is not checked, because the office has decided.
 */
export async function promiseAfter(
  tx: Queries,
  before: OrderRow,
  after: OrderRow,
  kitchen: KitchenNow,
): Promise<Partial<Promised>> {
  const { oven } = kitchen.settings
  const isMoved = after.requestedTime !== before.requestedTime
  if (oven === null) {
    const follows = isMoved && before.promisedTime !== null
    return follows ? { promisedTime: after.requestedTime, ovenSlots: null } : {}
  }
  const isCalled = after.needsCall && before.status === 'pending' && after.status === 'confirmed'
  const isRebaked = before.promisedTime !== null && after.items !== before.items
  if (!isMoved && !isRebaked && !(isCalled && before.promisedTime === null)) return {}
  if (after.needsCall && after.status === 'pending') return {}
  await takeTurn(tx)
  const load = loadOf(after.items, kitchen.menu, oven)
  const day = await ovenDay(tx, kitchen, after.id)
  const kept = isMoved ? null : before.promisedTime
  const time = kept ?? after.requestedTime ?? firstTime(day, load)
  return time === undefined ? noPromise : { promisedTime: time, ovenSlots: bakedIn(day, load, time) }
}

/**
 * Returns the columns with the promised time `time`, and with the quarters of an hour in which the order's pizzas are then baked.
 */
export async function rebaked(
  tx: Queries,
  order: OrderRow,
  time: string,
  kitchen: KitchenNow,
): Promise<Promised> {
  const { oven } = kitchen.settings
  if (oven === null) return { promisedTime: time, ovenSlots: null }
  await takeTurn(tx)
  const day = await ovenDay(tx, kitchen, order.id)
  return { promisedTime: time, ovenSlots: bakedIn(day, loadOf(order.items, kitchen.menu, oven), time) }
}

/** For a cart at this moment: the first free time, and the times that are full. */
export async function findOrderTimes(
  db: Queries,
  { items }: TimesInput,
  kitchen: KitchenNow,
): Promise<OrderTimes> {
  const { settings, pausedUntil, now, menu } = kitchen
  const { oven } = settings
  if (oven === null && pausedUntil === null)
    return { first: null, isPromise: false, pausedUntil: null, full: [] }
  const load = oven === null ? 0 : loadOf(items, menu, oven)
  const day = await ovenDay(db, kitchen)
  const asked = pickupDays(now, settings).flatMap(({ date, times }) => times.map((time) => `${date}T${time}`))
  const free = new Set(freeAmong(day, load, asked))
  return {
    first: firstTime(day, load) ?? null,
    isPromise: oven !== null,
    pausedUntil: pausedUntil && restaurantDateTime(pausedUntil),
    full: asked.filter((time) => !free.has(time)),
  }
}
