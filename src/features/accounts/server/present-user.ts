import { withIsoTimes } from '#src/kernel/iso-times.ts'
import type { Actor } from '#src/server/http/actor.ts'
import type { SessionExpiry, SignedInUser, User } from '../contract/account.ts'
import { minutesLeft, sessionEnds } from '../rules/session-limits.ts'
import type { UserRow } from './user-store.ts'

/** A user as admins see it. */
export function presentUser(row: UserRow): User {
  const { passwordHash: _secret, hasDemoPassword: _internal, ...user } = row
  return withIsoTimes(user)
}

export function presentSignedIn({ id, username, role, fullName, email }: UserRow): SignedInUser {
  return { id, username, role, fullName, email }
}

/** The user of a session, as the browser knows it. */
export function presentActor({ userId, username, role, fullName, email }: Actor): SignedInUser {
  return { id: userId, username, role, fullName, email }
}

export function presentExpiry({ session: times }: Actor, now: Date): SessionExpiry {
  const { idleExpiresAt, absoluteExpiresAt } = sessionEnds(times)
  return {
    now: now.toISOString(),
    idleExpiresAt: idleExpiresAt.toISOString(),
    absoluteExpiresAt: absoluteExpiresAt.toISOString(),
    minutesLeft: minutesLeft(times, now),
  }
}
