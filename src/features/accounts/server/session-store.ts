import { createHash, randomBytes } from 'node:crypto'

import { and, asc, desc, eq, inArray, isNull, lt, ne, notInArray, or } from 'drizzle-orm'

import type { Actor, Role } from '#src/server/http/actor.ts'
import { hostSessionCookie, type SessionCookie } from '#src/server/http/session-cookie.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { isExpired, sessionLimits, shouldNoteSeen, unseenDays } from '../rules/session-limits.ts'
import { sessionTable, userTable } from './account-table.ts'

const tokenBytes = 32

export type SessionRow = typeof sessionTable.$inferSelect

interface NewSession {
  /** The name of the cookie that holds the session's token. */
  readonly name: string
  readonly device?: string
  readonly now: Date
}

/** Opens a session. The returned token goes into the cookie and is stored nowhere else. */
export async function openSession(
  tx: Queries,
  userId: string,
  { name, device = '', now }: NewSession,
): Promise<{ token: string; session: SessionRow }> {
  const token = randomBytes(tokenBytes).toString('base64url')
  const times = { createdAt: now, lastSeenAt: now, endedAt: null }
  const session = { id: sessionId({ name, token }), userId, ...times, device }
  await tx.insert(sessionTable).values(session)
  return { token, session }
}

/**
 * The user whom these cookies sign in at this moment, by the first cookie whose session is open. Null if there is none, or if the
 * user is no longer active.
 */
export async function findActor(
  db: Queries,
  cookies: readonly SessionCookie[],
  now: Date,
): Promise<Actor | null> {
  const found = await findSessions(db, cookies.map(sessionId))
  for (const { session } of found) if (isExpired(session, now)) await endByTime(db, session.id, now)
  const open = found.filter(({ session }) => !isExpired(session, now))
  const ids = cookies.map(sessionId)
  return open.toSorted((one, other) => ids.indexOf(one.session.id) - ids.indexOf(other.session.id))[0] ?? null
}

/**
 * Finds the users of sessions that are known already, such as those of open event streams. A session that has ended is not in the
 * result.
 */
export async function findActorsOfSessions(
  db: Queries,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Actor>> {
  const actors = await findSessions(db, ids)
  return new Map(
    actors.filter(({ session }) => !isExpired(session, now)).map((actor) => [actor.session.id, actor]),
  )
}

async function findSessions(db: Queries, ids: readonly string[]): Promise<Actor[]> {
  const rows = await db
    .select({ session: sessionTable, user: userTable })
    .from(sessionTable)
    .innerJoin(userTable, eq(sessionTable.userId, userTable.id))
    .where(
      and(inArray(sessionTable.id, [...ids]), eq(userTable.isActive, true), isNull(sessionTable.endedAt)),
    )
  return rows.map(({ user, session }) => {
    const { id: userId, role, username, fullName, email, createdAt: accountCreatedAt } = user
    const times = { signedInAt: session.createdAt, lastSeenAt: session.lastSeenAt }
    return {
      userId,
      role,
      username,
      fullName,
      email,
      accountCreatedAt,
      session: { id: session.id, ...times },
    }
  })
}

/** Which active user opened each of these sessions, and on which device; also of sessions that have ended by time. */
export async function findSignIns(
  db: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { readonly role: Role; readonly device: string }>> {
  const rows = await db
    .select({ id: sessionTable.id, role: userTable.role, device: sessionTable.device })
    .from(sessionTable)
    .innerJoin(userTable, eq(sessionTable.userId, userTable.id))
    .where(and(inArray(sessionTable.id, [...ids]), eq(userTable.isActive, true)))
  return new Map(rows.map(({ id, ...signIn }) => [id, signIn]))
}

/** Stores that the person has done something, which moves the session's idle limit. Returns the updated actor. */
export async function noteSeen(db: Queries, actor: Actor, now: Date): Promise<Actor> {
  if (!shouldNoteSeen(actor.session, now)) return actor
  await db.update(sessionTable).set({ lastSeenAt: now }).where(eq(sessionTable.id, actor.session.id))
  return { ...actor, session: { ...actor.session, lastSeenAt: now } }
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.id, id))
}

/** Unlike signing out, this leaves the row, by which the device is told of orders. A job deletes it. */
async function endByTime(db: Queries, id: string, now: Date): Promise<void> {
  await db.update(sessionTable).set({ endedAt: now }).where(eq(sessionTable.id, id))
}

export async function endSessionsOf(db: Queries, cookies: readonly SessionCookie[]): Promise<void> {
  await db.delete(sessionTable).where(inArray(sessionTable.id, cookies.map(sessionId)))
}

/** Ends all sessions of a user, except the session `exceptId`. */
export async function endSessionsOfUser(db: Queries, userId: string, exceptId?: string): Promise<void> {
  const others = exceptId === undefined ? undefined : ne(sessionTable.id, exceptId)
  await db.delete(sessionTable).where(and(eq(sessionTable.userId, userId), others))
}

/** The sessions of a user, the most recently used first. They include expired ones that are not deleted yet. */
export function findSessionsOfUser(db: Queries, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessionTable)
    .where(eq(sessionTable.userId, userId))
    .orderBy(desc(sessionTable.lastSeenAt), asc(sessionTable.id))
}

/**
 * Locks a user's sessions until the transaction ends: all but the session `exceptId`, or only the session `id`. Every caller locks
 * sessions in the same order, so that no deadlock can arise.
 */
export function lockOtherSessions(
  tx: Queries,
  userId: string,
  { exceptId, id }: { readonly exceptId: string; readonly id?: string | undefined },
): Promise<SessionRow[]> {
  const only = id === undefined ? undefined : eq(sessionTable.id, id)
  return tx
    .select()
    .from(sessionTable)
    .where(and(eq(sessionTable.userId, userId), ne(sessionTable.id, exceptId), only))
    .orderBy(asc(sessionTable.id))
    .for('update')
}

/**
 * Deletes sessions past the idle or the absolute limit. Those to keep are deleted once nobody has used them for so many days. Returns
 * how many.
 */
export async function deleteExpiredSessions(
  db: Queries,
  now: Date,
  keep: readonly string[],
): Promise<number> {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000)
  // Skips rows that another transaction has locked, so that no deadlock can arise.
  const expired = db
    .select({ id: sessionTable.id })
    .from(sessionTable)
    .where(
      and(
        or(
          lt(sessionTable.createdAt, minutesAgo(sessionLimits.absoluteMinutes)),
          lt(sessionTable.lastSeenAt, minutesAgo(sessionLimits.idleMinutes)),
        ),
        or(
          notInArray(sessionTable.id, [...keep]),
          lt(sessionTable.lastSeenAt, minutesAgo(unseenDays * 24 * 60)),
        ),
      ),
    )
    .for('update', { skipLocked: true })
  return (await db.delete(sessionTable).where(inArray(sessionTable.id, expired))).rowCount ?? 0
}

/**
 * The stored id of a session. A token that was issued under the cookie name for HTTPS is not valid under the name for HTTP, because
 * anyone can plant a cookie under the latter.
 */
function sessionId({ name, token }: SessionCookie): string {
  return createHash('sha256')
    .update(name === hostSessionCookie ? `${name}=${token}` : token)
    .digest('hex')
}
