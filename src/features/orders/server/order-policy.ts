import { ProblemError } from '#src/kernel/problem.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { adminFields } from '../rules/order-editing.ts'

interface OrderRequest {
  readonly actor: Pick<Actor, 'role'> | null
  readonly body: unknown
}

/**
 * Rejects an edit by staff of the fields that name the guest, or of the status, which has a call of its own. The error names these
 * fields.
 */
export function staffLeaveGuestAndStatus({ actor, body }: OrderRequest): void {
  if (actor?.role !== 'staff' || typeof body !== 'object' || body === null) return
  const forbidden = adminFields.filter((field) => field in body)
  if (forbidden.length === 0) return
  const message = "A field the caller's role may not set"
  const fields = Object.fromEntries(forbidden.map((field) => [field, message]))
  throw new ProblemError(403, { message, code: 'orders.field-forbidden', fields })
}
