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
 * The user whose session these cookies open: the first cookie with an open session decides. Null if no cookie has an open session,
 * or if the user is not active.
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
 * Finds the users of sessions whose ids the server already has, such as those of open event streams. Sessions that have ended are
 * left out.
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

function findSessions(db: Queries, ids: readonly string[]): Promise<Actor[]> {
  return db
    .select({
      userId: userTable.id,
      role: userTable.role,
      username: userTable.username,
      fullName: userTable.fullName,
      email: userTable.email,
      accountCreatedAt: userTable.createdAt,
      session: {
        id: sessionTable.id,
        signedInAt: sessionTable.createdAt,
        lastSeenAt: sessionTable.lastSeenAt,
      },
    })
    .from(sessionTable)
    .innerJoin(userTable, eq(sessionTable.userId, userTable.id))
    .where(
      and(inArray(sessionTable.id, [...ids]), eq(userTable.isActive, true), isNull(sessionTable.endedAt)),
    )
}

/**
 * The role of the user who opened each of these sessions, and the device. Sessions of inactive users are left out; sessions that
 * have passed a time limit are not.
 */
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

/** Stores that the person has done something, so that the session's idle limit starts anew. Returns the updated actor. */
export async function noteSeen(db: Queries, actor: Actor, now: Date): Promise<Actor> {
  if (!shouldNoteSeen(actor.session, now)) return actor
  await db.update(sessionTable).set({ lastSeenAt: now }).where(eq(sessionTable.id, actor.session.id))
  return { ...actor, session: { ...actor.session, lastSeenAt: now } }
}

export async function endSession(db: Queries, id: string): Promise<void> {
  await db.delete(sessionTable).where(eq(sessionTable.id, id))
}

/**
 * Marks the session as ended, but keeps its row (signing out deletes the row), because the device may still get notifications about
 * orders. A job deletes the row later.
 */
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

/** The sessions of a user, the most recently used first. Sessions that have expired but are not deleted yet are included. */
export function findSessionsOfUser(db: Queries, userId: string): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessionTable)
    .where(eq(sessionTable.userId, userId))
    .orderBy(desc(sessionTable.lastSeenAt), asc(sessionTable.id))
}

/**
 * Locks sessions of a user until the transaction ends: all except the session `exceptId`, or only the session `id`. All callers
 * lock sessions in the same order, so that no deadlock can arise.
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
 * Deletes sessions that have passed the idle or the absolute limit. The sessions to keep, whose devices get notifications, are
 * deleted only after `unseenDays` days without use. Returns the number of deleted sessions.
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
 * The id under which a session is stored: a hash. For HTTPS the hash covers the cookie's name too, so a token from an HTTPS cookie
 * is not valid in an HTTP cookie, which an attacker can plant in a browser more easily.
 */
function sessionId({ name, token }: SessionCookie): string {
  return createHash('sha256')
    .update(name === hostSessionCookie ? `${name}=${token}` : token)
    .digest('hex')
}
