import type { FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Audience } from '../rights.ts'

export type Role = 'admin' | 'staff' | 'customer'

/** Who is asking: the signed-in user of the session, found on the server for every call. */
export interface Actor {
  readonly userId: string
  readonly role: Role
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly accountCreatedAt: Date
  readonly session: ActorSession
}

export interface ActorSession {
  /** Not the cookie's token, which the server does not keep. */
  readonly id: string
  readonly signedInAt: Date
  readonly lastSeenAt: Date
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}

const admitted: Readonly<Record<Exclude<Audience, 'anyone'>, readonly Role[]>> = {
  'signed-in': ['admin', 'staff', 'customer'],
  'staff-or-admin': ['admin', 'staff'],
  staff: ['staff'],
  admin: ['admin'],
}

/** Lets the request pass or rejects it: 401 without a session, 403 with one of the wrong role. */
export function requireAudience(request: FastifyRequest, audience: Audience): void {
  if (audience === 'anyone') return
  if (!admitted[audience].includes(requireActor(request).role)) {
    throw new ProblemError(403, { message: 'You may not do this', code: 'session.forbidden' })
  }
}

/** Who enters what guests order or book: staff for a guest on the phone, or a guest, also one who is signed in. */
export function enteredBy(actor: Actor | null) {
  const isStaff = actor?.role === 'staff' || actor?.role === 'admin'
  return isStaff
    ? ({ source: 'staff', createdBy: actor.userId } as const)
    : ({ source: 'web', createdBy: null } as const)
}

/** Who is asking, behind a route that the rights table gives to signed-in users; 401 without a session. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) {
    throw new ProblemError(401, { message: 'Authentication required', code: 'session.required' })
  }
  return request.actor
}
