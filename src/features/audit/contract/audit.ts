import { z } from 'zod'

import { listInput } from '#src/kernel/list-input.ts'
import { storedText } from '#src/kernel/text-field.ts'

/** A date at the restaurant, within the years in which a change can have been recorded. */
const Day = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'No such day.')

export const AuditQuery = listInput(z.never())
  .pick({ limit: true, cursor: true })
  .extend({
    /**
     * Whose changes to find: the id of a user, the name of a job or of a paired device, `guest` for all guests who opened a ticket
     * by its link, or `job` for all scheduled jobs.
     */
    user: storedText().max(100).optional(),
    /** Which things to find: a kind (`order`), or one thing by its kind and id (`order:K7M2…`). */
    thing: storedText().max(200).optional(),
    from: Day.optional(),
    /** The last day of the range; it is included. */
    to: Day.optional(),
  })
export type AuditQuery = z.infer<typeof AuditQuery>

/** How a field has changed. For a masked field, the values before and after are left out. */
const FieldChange = z.union([
  z.object({ masked: z.literal(true) }),
  z.object({ before: z.unknown().optional(), after: z.unknown().optional() }),
])
export type FieldChange = z.infer<typeof FieldChange>

/** Who has changed what, and when. The user and the changed thing may have been deleted since. */
export const AuditEntry = z
  .object({
    id: z.string(),
    changedAt: z.iso.datetime(),
    by: z.object({
      kind: z.enum(['user', 'guest', 'job', 'operator', 'device']),
      /** The id of the user, or the name of the job or the device. Null for a guest and for the operator of the server. */
      id: z.string().nullable(),
      /** The role of the user at the time of the change. Null if no user made the change, or if the role was not recorded. */
      role: z.enum(['customer', 'staff', 'admin']).nullable(),
    }),
    /** A code for the kind of change, such as `orders.status`. Codes never change, because stored entries contain them. */
    action: z.string(),
    thing: z.object({ kind: z.string(), id: z.string() }),
    changes: z.record(z.string(), FieldChange),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>
