import { ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { adminFields } from '../rules/order-editing.ts'

interface OrderRequest {
  readonly actor: Pick<Actor, 'role'> | null
  readonly body: unknown
}

/**
 * Throws an error if staff send fields with the guest's data, which they may not edit, or the status, for which there is a separate
 * call. The error names these fields.
 */
export function staffLeaveGuestAndStatus({ actor, body }: OrderRequest): void {
  if (actor?.role !== 'staff' || typeof body !== 'object' || body === null) return
  const forbidden = adminFields.filter((field) => field in body)
  if (forbidden.length === 0) return
  const message = "A field the caller's role may not set"
  const fields = Object.fromEntries(forbidden.map((field) => [field, message]))
  throw new ProblemError(403, { message, code: 'orders.field-forbidden', fields })
}
