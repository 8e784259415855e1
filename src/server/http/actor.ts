import type { FastifyRequest } from 'fastify'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Audience } from '../rights.ts'

export type Role = 'admin' | 'staff' | 'customer'

/** The signed-in user who makes a call. The server looks up the user's session for every call. */
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
  /** The id of the session, not the token in the cookie: the server does not store that token. */
  readonly id: string
  readonly signedInAt: Date
  readonly lastSeenAt: Date
}

/**
 * A device that an admin has paired: a kitchen board (the screen in the kitchen), or the program that prints. No person makes its
 * calls.
 */
export interface CallingDevice {
  readonly id: string
  readonly kind: 'board' | 'printer'
  readonly name: string
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
    /** The paired device that makes this call. Null if a person makes the call, or if paired devices are not allowed to make it. */
    device: CallingDevice | null
  }
}

/** For each audience, the roles whose users may make the call. */
export const admitted: Readonly<Record<Exclude<Audience, 'anyone'>, readonly Role[]>> = {
  'signed-in': ['admin', 'staff', 'customer'],
  'staff-or-admin': ['admin', 'staff'],
  staff: ['staff'],
  admin: ['admin'],
  kitchen: ['admin', 'staff'],
  printer: ['admin', 'staff'],
}

/** For some audiences, the kind of paired device that may make the call in addition to users. */
export const admittedDevices: Readonly<Partial<Record<Audience, CallingDevice['kind']>>> = {
  kitchen: 'board',
  printer: 'printer',
}

/**
 * Throws 401 if nobody is signed in, and 403 if the role of the signed-in user does not allow this call. A paired device needs no
 * session for the calls of its kind.
 */
export function requireAudience(request: FastifyRequest, audience: Audience): void {
  if (audience === 'anyone') return
  if (request.device && admittedDevices[audience] === request.device.kind) return
  if (!admitted[audience].includes(requireActor(request).role)) {
    throw new ProblemError(403, 'session.forbidden', 'You may not do this')
  }
}

/** True for staff and admins. */
export function isOffice(actor: Actor | null): actor is Actor & { readonly role: 'staff' | 'admin' } {
  return actor?.role === 'staff' || actor?.role === 'admin'
}

/**
 * Tells who enters an order or a booking: either staff for a guest on the phone, or the guest. A guest who is signed in also counts
 * as a guest.
 */
export function enteredBy(actor: Actor | null) {
  return isOffice(actor)
    ? ({ source: 'staff', createdBy: actor.userId } as const)
    : ({ source: 'web', createdBy: null } as const)
}

/** The caller of a call that both signed-in users and paired devices may make. Throws 401 if the caller is neither. */
export function requireCaller(request: FastifyRequest): Actor | CallingDevice {
  return request.device ?? requireActor(request)
}

/** The signed-in user, for a route that the rights table allows only to signed-in users. Throws 401 if there is no session. */
export function requireActor(request: FastifyRequest): Actor {
  if (!request.actor) {
    throw new ProblemError(401, 'session.required', 'Authentication required')
  }
  return request.actor
}
