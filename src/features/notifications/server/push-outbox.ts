import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'

import { rowId } from '#src/kernel/row-id.ts'
import type { Database, Queries } from '#src/server/database/connection.ts'
import type { Role } from '#src/server/http/actor.ts'
import { findSignIns } from '#src/features/accounts/server/accounts.ts'
import { type AfterAttempt, pushLease, pushTimeToLive } from '../rules/push-attempts.ts'
import {
  pushDeliveryTable as delivery,
  pushEventTable as event,
  type PushKind,
  pushSubscriptionTable as subscription,
} from './push-table.ts'

/**
 * Queues a push message to the subscribed devices. Call this in the transaction of the event: the message is sent only after the
 * transaction was committed.
 */
export async function pushToDevices(tx: Queries, kind: PushKind, now: Date): Promise<void> {
  await tx.insert(event).values({ id: rowId('event', now), kind, createdAt: now })
}

/** A message that this server has taken for sending, with the fields of the subscription to which it goes. */
export type ClaimedMessage = Awaited<ReturnType<typeof claimDue>>[number]

const maxEvents = 500

/**
 * Turns new events into messages, one for each device and kind of event. Several servers may do this at the same time, because each
 * one takes different events.
 */
export async function spreadEvents(db: Database, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const waiting = tx.select({ id: event.id }).from(event).orderBy(asc(event.createdAt), asc(event.id))
    const next = waiting.limit(maxEvents).for('update', { skipLocked: true })
    const taken = await tx.delete(event).where(inArray(event.id, next)).returning()
    const fresh = taken.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < pushTimeToLive * 1000)
    for (const kind of ['new-order', 'nobody-there'] as const) {
      const newest = fresh
        .filter((each) => each.kind === kind)
        .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
        .at(-1)
      if (newest) await writeDeliveries(tx, newest, now)
    }
  })
}

async function writeDeliveries(
  tx: Queries,
  { id: eventId, kind, createdAt }: typeof event.$inferSelect,
  now: Date,
): Promise<void> {
  const roles: readonly Role[] = kind === 'new-order' ? ['staff', 'admin'] : ['admin']
  const subscribed = await tx
    .select({ id: subscription.id, sessionId: subscription.sessionId })
    .from(subscription)
    .orderBy(asc(subscription.id))
    .for('key share')
  const sessions = subscribed.map(({ sessionId }) => sessionId)
  const signIns = await findSignIns(tx, sessions)
  const devices = subscribed.filter(({ sessionId }) => {
    const role = signIns.get(sessionId)?.role
    return role && roles.includes(role)
  })
  if (devices.length === 0) return
  const message = { kind, eventId, createdAt, nextAttemptAt: now }
  await tx
    .insert(delivery)
    .values(devices.map(({ id: subscriptionId }) => ({ ...message, subscriptionId })))
    .onConflictDoUpdate({
      target: [delivery.subscriptionId, delivery.kind],
      // `nextAttemptAt` is not changed, so an attempt or a pause that has begun goes on. `noteAttempt` then notices that there is a
      // newer event.
      set: { eventId, createdAt, attempts: 0 },
    })
}

/** Takes the next messages that are due. No other server sends them until the lease ends. */
export async function claimDue(db: Database, now: Date, limit: number) {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({
        subscriptionId: delivery.subscriptionId,
        kind: delivery.kind,
        eventId: delivery.eventId,
        createdAt: delivery.createdAt,
        attempts: sql<number>`${delivery.attempts} + 1`,
        endpoint: subscription.endpoint,
        p256dh: subscription.p256dh,
        auth: subscription.auth,
        language: subscription.language,
        sessionId: subscription.sessionId,
      })
      .from(delivery)
      .innerJoin(subscription, eq(delivery.subscriptionId, subscription.id))
      .where(lte(delivery.nextAttemptAt, now))
      .orderBy(asc(delivery.nextAttemptAt), asc(delivery.subscriptionId), asc(delivery.kind))
      .limit(limit)
      .for('update', { of: delivery, skipLocked: true })
    const nextAttemptAt = inSeconds(now, pushLease)
    for (const { subscriptionId, kind, attempts } of due)
      await tx.update(delivery).set({ attempts, nextAttemptAt }).where(isMessage({ subscriptionId, kind }))
    return due
  })
}

/** Stores the result of an attempt. If a newer event of the same kind has happened meanwhile, the message is sent again. */
export async function noteAttempt(
  db: Queries,
  message: Pick<ClaimedMessage, 'subscriptionId' | 'kind' | 'eventId'>,
  after: AfterAttempt,
  now: Date,
): Promise<void> {
  if (after.next === 'unsubscribe') {
    await db.delete(subscription).where(eq(subscription.id, message.subscriptionId))
    return
  }
  const same = and(isMessage(message), eq(delivery.eventId, message.eventId))
  if (after.next === 'done') await db.delete(delivery).where(same)
  const nextAttemptAt = after.next === 'again' ? inSeconds(now, after.inSeconds) : now
  await db.update(delivery).set({ nextAttemptAt }).where(isMessage(message))
}

/** Stores that the push service has accepted a message for a device. */
export async function noteHeard(db: Queries, subscriptionId: string, heardAt: Date): Promise<void> {
  await db.update(subscription).set({ heardAt }).where(eq(subscription.id, subscriptionId))
}

function isMessage({ subscriptionId, kind }: Pick<ClaimedMessage, 'subscriptionId' | 'kind'>) {
  return and(eq(delivery.subscriptionId, subscriptionId), eq(delivery.kind, kind))
}

function inSeconds(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1000)
}
