import { ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'

const message = "A field the caller's role may not set"

interface DishRequest {
  readonly actor: Pick<Actor, 'role'> | null
  readonly body: unknown
}

const allowed = ['isAvailable', 'soldOutUntil', 'leftToday']

/**
 * Throws an error if staff send any fields other than those that say whether a dish is sold out, until when, and how many portions
 * are left. Staff may change nothing else. The error names the other fields.
 */
export function staffSetAvailabilityAlone({ actor, body }: DishRequest): void {
  if (actor?.role !== 'staff' || typeof body !== 'object' || body === null) return
  const others = Object.keys(body).filter((field) => !allowed.includes(field))
  if (others.length === 0) return
  const fields = Object.fromEntries(others.slice(0, 20).map((field) => [field, message]))
  throw new ProblemError(403, 'menu.field-forbidden', message, { fields })
}
