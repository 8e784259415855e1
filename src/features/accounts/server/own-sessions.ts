import { notFound } from '#src/kernel/problem.ts'
import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { recordChange, type AuditServices } from '#src/features/audit/server/audit.ts'
import type { OpenSession } from '../contract/account.ts'
import { isExpired } from '../rules/session-limits.ts'
import { auditedSession } from './account-table.ts'
import { endSession, findSessionsOfUser, lockOtherSessions, type SessionRow } from './session-store.ts'

/** The user's own open sessions: first the session of this call, then the others, the most recently used first. */
export async function listOwnSessions(
  db: Queries,
  { userId, session }: Actor,
  now: Date,
): Promise<OpenSession[]> {
  return (await findSessionsOfUser(db, userId))
    .filter((row) => row.endedAt === null && !isExpired({ ...row, signedInAt: row.createdAt }, now))
    .map((row) => present(row, row.id === session.id))
    .toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent))
}

function present({ id, device, createdAt, lastSeenAt }: SessionRow, isCurrent: boolean): OpenSession {
  const times = { signedInAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString() }
  return { id, device, ...times, isCurrent }
}

/** Ends one of the user's other sessions. Throws 404 if there is none with this id. */
export async function endOwnSession(services: AuditServices, by: Actor, id: string): Promise<void> {
  if ((await endSessions(services, by, id)) === 0) {
    throw notFound('accounts.session-not-found', 'There is no such session')
  }
}

/** Ends all of the user's own sessions except the session that sends this call. */
export async function endOtherSessions(services: AuditServices, by: Actor): Promise<void> {
  await endSessions(services, by)
}

async function endSessions(services: AuditServices, by: Actor, id?: string): Promise<number> {
  let ended = 0
  const write = { by, action: 'accounts.session-ended', thing: auditedSession } as const
  await recordChange(services, write, async (tx) => {
    const [before, ...others] = await lockOtherSessions(tx, by.userId, { exceptId: by.session.id, id })
    const all = before ? [before, ...others] : []
    for (const session of all) await endSession(tx, session.id)
    ended = all.length
    return { before, after: undefined, others: others.map((other) => ({ before: other, after: undefined })) }
  })
  return ended
}
