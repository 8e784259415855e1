import { ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { adminFields, contactFields, isTakenAway } from '../rules/order-editing.ts'

interface OrderRequest {
  readonly actor: Pick<Actor, 'role'> | null
  readonly body: unknown
}

/**
 * Throws an error if staff send fields with the guest's data, which they may not edit, or the status, for which there is a separate
 * call. The error names these fields. If the order is to be taken away, name and phone are left to `checkContact`.
 */
export function staffLeaveGuestAndStatus({ actor, body }: OrderRequest): void {
  if (actor?.role !== 'staff' || typeof body !== 'object' || body === null) return
  const isAway = 'orderType' in body && isTakenAway(body.orderType)
  const left: readonly string[] = isAway ? contactFields : []
  rejectFields(adminFields.filter((field) => field in body && !left.includes(field)))
}

/** Throws 403 if there are fields that the caller may not set. */
export function rejectFields(forbidden: readonly string[]): void {
  if (forbidden.length === 0) return
  const message = "A field the caller's role may not set"
  const fields = Object.fromEntries(forbidden.map((field) => [field, message]))
  throw new ProblemError(403, 'orders.field-forbidden', message, { fields })
}
