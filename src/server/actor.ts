import type { FastifyRequest } from 'fastify'

import { ProblemError } from '../kernel/problem.ts'
import type { Audience } from './rights.ts'

export type Role = 'admin' | 'staff' | 'customer'

/** Who is asking: the signed-in user of the session, found on the server for every call. */
export interface Actor {
  readonly userId: string
  readonly role: Role
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

/** Lets the request pass or refuses it: 401 without a session, 403 with one of the wrong role. */
export function requireAudience(request: FastifyRequest, audience: Audience): void {
  if (audience === 'anyone') return
  if (!request.actor) {
    throw new ProblemError(401, { message: 'Authentication required', code: 'session.required' })
  }
  if (!admitted[audience].includes(request.actor.role)) {
    throw new ProblemError(403, { message: 'You may not do this', code: 'session.forbidden' })
  }
}

/** Who is asking, behind a route that admits nobody else. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) throw new Error('The rights table admits nobody without a session here')
  return request.actor
}
