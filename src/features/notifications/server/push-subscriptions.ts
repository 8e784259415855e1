import { createECDH } from 'node:crypto'

import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'

import { withIsoTimes } from '#src/kernel/iso-times.ts'
import { invalid, notFound } from '#src/kernel/problem.ts'
import { rowId } from '#src/kernel/row-id.ts'
import type { Config } from '#src/server/config.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { type DownloadRules, isAllowedHost } from '#src/server/downloads/download.ts'
import type { Actor } from '#src/server/http/actor.ts'
import type { Services } from '#src/server/services.ts'
import { findSignIns } from '#src/features/accounts/server/accounts.ts'
import type { OwnSubscription, PushSubscriptionInput } from '../contract/push-subscription.ts'
import { pushSubscriptionTable as subscription } from './push-table.ts'

/** How many subscriptions a user can have. If there are more, the oldest one is deleted. */
const maxOfUser = 20

const shown = {
  id: subscription.id,
  createdAt: subscription.createdAt,
  heardAt: subscription.heardAt,
  sessionId: subscription.sessionId,
}

/** The sessions whose devices get push messages. Some of these sessions have passed their time limit. */
export async function findSubscribedSessions(db: Queries): Promise<readonly string[]> {
  return (await db.select({ id: subscription.sessionId }).from(subscription)).map(({ id }) => id)
}

/** The user's subscriptions, the newest first. */
export async function findOwnSubscriptions(
  db: Queries,
  { userId, session }: Actor,
): Promise<OwnSubscription[]> {
  const rows = await db
    .select(shown)
    .from(subscription)
    .where(eq(subscription.userId, userId))
    .orderBy(desc(subscription.createdAt), asc(subscription.id))
  const signIns = await findSignIns(
    db,
    rows.map(({ sessionId }) => sessionId),
  )
  return rows.map(({ sessionId, ...row }) => ({
    ...withIsoTimes(row),
    device: signIns.get(sessionId)?.device ?? '',
    isCurrent: sessionId === session.id,
  }))
}

interface PushServices extends Pick<Services, 'db' | 'clock'> {
  readonly config: Pick<Config, 'pushTestOrigin'>
}

/**
 * Subscribes this browser to messages about new orders. If the browser already has a subscription, the new one replaces it, even if
 * it belonged to another user. Throws 400 if the address does not lead to a server on the internet, or if no message can be
 * encrypted with the key.
 */
export async function subscribe(
  { db, clock, config }: PushServices,
  actor: Actor,
  { endpoint, keys, language }: PushSubscriptionInput,
  rules: DownloadRules,
): Promise<OwnSubscription> {
  await rejectPrivate(new URL(endpoint), config, rules)
  rejectUnusable(keys.p256dh)
  const now = clock.now()
  const own = { userId: actor.userId, sessionId: actor.session.id, ...keys, language, createdAt: now }
  return db.transaction(async (tx) => {
    // A session belongs to one browser, so the session's earlier subscription is replaced.
    const before = and(eq(subscription.sessionId, actor.session.id))
    const old = await tx
      .select({ endpoint: subscription.endpoint, id: subscription.id })
      .from(subscription)
      .where(before)
      .orderBy(asc(subscription.id))
      .for('update')
    const others = old.filter((row) => row.endpoint !== endpoint).map(({ id }) => id)
    if (others.length > 0) await tx.delete(subscription).where(inArray(subscription.id, others))
    const [made] = await tx
      .insert(subscription)
      .values({ id: rowId('push', now), endpoint, ...own })
      .onConflictDoUpdate({ target: subscription.endpoint, set: { ...own, createdAt: sinceWhen } })
      .returning({ id: subscription.id })
    await endOldest(tx, actor.userId)
    const found = (await findOwnSubscriptions(tx, actor)).find(({ id }) => id === made?.id)
    if (!found) throw new Error('The subscription that was written is not there')
    return found
  })
}

/** Ends one of the user's subscriptions. Throws 404 if the user has none with this id. */
export async function unsubscribe(db: Queries, { userId }: Actor, id: string): Promise<void> {
  const own = and(eq(subscription.id, id), eq(subscription.userId, userId))
  const { rowCount } = await db.delete(subscription).where(own)
  if (rowCount === 0) throw notFound('notifications.push-not-found', 'There is no such subscription')
}

/** If the same user subscribes again on this device, the time of the first subscription is kept. */
const sinceWhen = sql`case when ${subscription.userId} = excluded.user_id then ${subscription.createdAt} else excluded.created_at end`

async function endOldest(tx: Queries, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: subscription.id })
    .from(subscription)
    .where(eq(subscription.userId, userId))
    .orderBy(desc(subscription.createdAt), desc(subscription.id))
    .offset(maxOfUser)
  await tx.delete(subscription).where(inArray(subscription.id, surplus))
}

/**
 * The server will send requests to this address, so the address must lead neither to this machine nor into a private network. It is
 * checked again each time a message is sent, because the IP address of a host name can change.
 */
async function rejectPrivate(
  url: URL,
  { pushTestOrigin }: Pick<Config, 'pushTestOrigin'>,
  rules: DownloadRules,
): Promise<void> {
  if (url.origin === pushTestOrigin) return
  const isPublic =
    url.protocol === 'https:' &&
    url.username === '' &&
    url.password === '' &&
    (await isAllowedHost(url.hostname, rules))
  if (!isPublic) throw invalid('notifications.push-endpoint', 'This is no address of a public push service')
}

function rejectUnusable(publicKey: string): void {
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    own.computeSecret(publicKey, 'base64url')
  } catch {
    throw invalid('notifications.push-key', 'This is no public key of the curve P-256')
  }
}
