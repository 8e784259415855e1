import { sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { publishOfficeEvent, type OfficeList } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { auditEntryTable } from './audit-table.ts'
import { changedFields, type FieldRules, type Fields } from './changed-fields.ts'

// For features in which a part of an audit entry consists of several rows, such as the option groups of a dish.
export { shownFields } from './changed-fields.ts'
export type { FieldRules } from './changed-fields.ts'

/** The services that recording a change needs. */
export type AuditServices = Pick<Services, 'db' | 'content' | 'clock'>

/**
 * Who makes a change: a signed-in user, a guest who holds the link to a ticket, the operator of the server by a command, a
 * scheduled job, or a paired device, which is known by its name.
 */
export type ChangedBy =
  | Pick<Actor, 'userId' | 'role'>
  | 'guest'
  | 'operator'
  | { readonly job: string }
  | { readonly device: string }

/**
 * A kind of thing that the office changes, such as dishes. Each feature defines its kinds beside its tables, so that whoever adds a
 * column sees that the column needs a rule for audit entries.
 */
export interface AuditedThing<Column extends string> {
  /** The name of the kind. It must never change, because entries store it. */
  readonly kind: string
  readonly fields: FieldRules<Column>
  /** The list of the office that shows this kind of thing and follows its changes. It is undefined if there is no such list. */
  readonly list: OfficeList | undefined
  /** True if guests see the thing. No cache of public content may then outlive a change. */
  readonly isPublic: boolean
  /**
   * The number of an advisory lock of PostgreSQL. Changes of all things with the same number take turns, across all servers. So
   * what `work` has checked is still true when it writes.
   */
  readonly lock?: number
}

export interface OfficeWrite<Column extends string> {
  readonly by: ChangedBy
  /** A stable code of what is done. Entries store it. */
  readonly action: `${string}.${string}`
  readonly thing: AuditedThing<Column>
}

type Row<Column extends string> = Fields<Column> & { readonly id: string }

/** A thing before and after the change. `before` is undefined if the thing is new, and `after` if it is deleted. */
export interface Change<Column extends string, After extends Row<Column> | undefined> {
  readonly before: Row<Column> | undefined
  readonly after: After
  /**
   * Other things of the same kind that changed too, such as a dish that has swapped places with this one. Each gets an audit entry
   * of its own.
   */
  readonly others?: readonly { readonly before: Row<Column>; readonly after: Row<Column> | undefined }[]
  /** Why the user made the change, in the user's own words. */
  readonly reason?: string | undefined
  /** The notification that tells the staff about the change. */
  readonly notificationId?: string
  /** Another list for guests that changed too, such as the menu when an order lowers the dishes' counts. */
  readonly alsoPublic?: OfficeList
}

/**
 * Makes a change in the office and returns the thing as it is afterwards. One transaction holds what `work` does, the audit entry,
 * the event to open screens and, if guests see the thing, the new version of public content. Either all of this happens or nothing.
 * When the promise resolves, no cache of this server holds the old content. If nothing has changed, nothing is recorded or sent.
 * `work` locks the row that it reads as `before`. If the thing has a `lock`, `work` need not lock the row, because changes of such
 * things take turns anyway.
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

/** Writes an entry for each thing that has changed. Returns false if none has. */
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
