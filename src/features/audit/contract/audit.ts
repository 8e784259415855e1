import { z } from 'zod'

import { listInput } from '#src/kernel/list-input.ts'
import { storedText } from '#src/kernel/text-field.ts'

/** A date at the restaurant, within the years in which a change can have been recorded. */
const Day = z.iso.date().refine((day) => day >= '2000-01-01' && day <= '2999-12-31', 'No such day.')

export const AuditQuery = listInput(z.never())
  .pick({ limit: true, cursor: true })
  .extend({
    /**
     * A user's id, the name of a job or of a paired device, `guest` for everyone who holds a ticket's link, or `job` for all
     * scheduled work.
     */
    user: storedText().max(100).optional(),
    /** A kind of thing (`order`), or one thing: its kind and id (`order:K7M2…`). */
    thing: storedText().max(200).optional(),
    from: Day.optional(),
    /** The last day of the range; it is included. */
    to: Day.optional(),
  })
export type AuditQuery = z.infer<typeof AuditQuery>

/** How a field changed. A masked field is named without its values. */
const FieldChange = z.union([
  z.object({ masked: z.literal(true) }),
  z.object({ before: z.unknown().optional(), after: z.unknown().optional() }),
])
export type FieldChange = z.infer<typeof FieldChange>

/** Who changed what, and when. The user or the thing may no longer exist. */
export const AuditEntry = z
  .object({
    id: z.string(),
    changedAt: z.iso.datetime(),
    by: z.object({
      kind: z.enum(['user', 'guest', 'job', 'operator', 'device']),
      /** The user's id, or the name of the job or the device. It is null for a guest and for whoever runs the server. */
      id: z.string().nullable(),
      /** The user's role at that moment. It is null if no user made the change, and if the role was not recorded. */
      role: z.enum(['customer', 'staff', 'admin']).nullable(),
    }),
    /** A stable code such as `orders.status`. */
    action: z.string(),
    thing: z.object({ kind: z.string(), id: z.string() }),
    changes: z.record(z.string(), FieldChange),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntry>
