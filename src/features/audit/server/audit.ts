import { sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { publishOfficeEvent, type OfficeList } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { auditEntryTable } from './audit-table.ts'
import { changedFields, type FieldRules, type Fields } from './changed-fields.ts'

// For features that combine several rows into one field of an audit entry, such as the option groups of a dish.
export { shownFields } from './changed-fields.ts'
export type { FieldRules } from './changed-fields.ts'

/** The services that recording a change needs. */
export type AuditServices = Pick<Services, 'db' | 'content' | 'clock'>

/**
 * Who makes a change: a signed-in user, a guest who has the link of a ticket, the operator of the server by a command, a scheduled
 * job, or a paired device with its name.
 */
export type ChangedBy =
  | Pick<Actor, 'userId' | 'role'>
  | 'guest'
  | 'operator'
  | { readonly job: string }
  | { readonly device: string }

/**
 * A kind of thing that people change in the office, such as dishes. Each feature defines its kinds beside its tables, so that a
 * developer who adds a column also adds a rule for how audit entries show it.
 */
export interface AuditedThing<Column extends string> {
  /** The name of the kind. It must never change, because entries store it. */
  readonly kind: string
  readonly fields: FieldRules<Column>
  /**
   * The list in the office that shows things of this kind and is refreshed when they change. Undefined if there is no such list.
   */
  readonly list: OfficeList | undefined
  /** True if guests see things of this kind. A change then makes all caches of public content invalid. */
  readonly isPublic: boolean
  /**
   * The number of an advisory lock in PostgreSQL. Changes of things with the same number wait for each other, on all servers. So
   * what `work` has checked is still true when it writes.
   */
  readonly lock?: number
}

export interface OfficeWrite<Column extends string> {
  readonly by: ChangedBy
  /** A code for the kind of change. It must never change, because stored entries contain it. */
  readonly action: `${string}.${string}`
  readonly thing: AuditedThing<Column>
}

type Row<Column extends string> = Fields<Column> & { readonly id: string }

/** The row of a thing before and after the change. `before` is undefined for a new thing, and `after` for a deleted one. */
export interface Change<Column extends string, After extends Row<Column> | undefined> {
  readonly before: Row<Column> | undefined
  readonly after: After
  /**
   * Other things of the same kind that have changed at the same time, such as a dish that has swapped places with this one. Each of
   * them gets its own audit entry.
   */
  readonly others?: readonly { readonly before: Row<Column>; readonly after: Row<Column> | undefined }[]
  /** Why the user made the change, in the user's own words. */
  readonly reason?: string | undefined
  /** The notification that tells the staff about the change. */
  readonly notificationId?: string
  /**
   * Another list that guests see and that has changed at the same time. For example, an order lowers the stock counts of dishes in
   * the menu.
   */
  readonly alsoPublic?: OfficeList
}

/**
 * Makes a change in the office and returns the changed thing. One transaction contains the changes by `work`, the audit entry, the
 * event for open screens and, if guests see the thing, the new version of public content. So either all of this is stored or
 * nothing. When the promise resolves, no cache of this server holds the old content. If nothing has changed, nothing is recorded or
 * sent. `work` must lock the row that it returns as `before`, unless the kind of thing has a `lock`.
 */
export async function recordChange<Column extends string, After extends Row<NoInfer<Column>> | undefined>(
  { content, clock }: AuditServices,
  write: OfficeWrite<Column>,
  work: (tx: Queries) => Promise<Change<NoInfer<Column>, After>>,
): Promise<After> {
  const changeAndRecord = async (tx: Queries) => {
    const { lock } = write.thing
    if (lock !== undefined) await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const change = await work(tx)
    const isChanged = await insertEntries(tx, write, [change, ...(change.others ?? [])], clock.now())
    if (isChanged) await tellScreens(tx, write.thing, change)
    const isPublic = isChanged && (write.thing.isPublic || change.alsoPublic !== undefined)
    return { after: change.after, isPublic }
  }
  const { after } = await content.change(changeAndRecord, ({ isPublic }) => isPublic)
  return after
}

/** Writes an audit entry for each thing that has changed. Returns false if nothing has changed. */
async function insertEntries<Column extends string>(
  tx: Queries,
  { by, action, thing }: OfficeWrite<Column>,
  things: readonly Pick<Change<Column, Row<Column> | undefined>, 'before' | 'after' | 'reason'>[],
  changedAt: Date,
): Promise<boolean> {
  const entries = things.flatMap(({ before, after, reason }) => {
    const changed = changedFields(thing.fields, before, after)
    const id = (after ?? before)?.id
    const isSame = Boolean(before) === Boolean(after) && Object.keys(changed).length === 0
    if (id === undefined || isSame) return []
    const changes = reason === undefined ? changed : { ...changed, reason: { after: reason } }
    return [{ changedAt, ...actorColumns(by), action, thingKind: thing.kind, thingId: id, changes }]
  })
  if (entries.length > 0) await tx.insert(auditEntryTable).values(entries)
  return entries.length > 0
}

function actorColumns(by: ChangedBy) {
  if (by === 'guest' || by === 'operator') return { actorKind: by }
  if ('job' in by) return { actorKind: 'job', actorId: by.job } as const
  if ('device' in by) return { actorKind: 'device', actorId: by.device } as const
  return { actorKind: 'user', actorId: by.userId, actorRole: by.role } as const
}

async function tellScreens(
  tx: Queries,
  { list }: Pick<AuditedThing<string>, 'list'>,
  { notificationId, alsoPublic }: Pick<Change<string, undefined>, 'notificationId' | 'alsoPublic'>,
): Promise<void> {
  const lists = [
    ...(list ? [list] : []),
    ...(notificationId ? (['notifications'] as const) : []),
    ...(alsoPublic ? [alsoPublic] : []),
  ]
  if (lists.length > 0) await publishOfficeEvent(tx, { lists, ...(notificationId && { notificationId }) })
}
