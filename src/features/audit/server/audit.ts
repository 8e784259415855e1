import { sql } from 'drizzle-orm'

import type { Queries } from '#src/server/database/connection.ts'
import type { Actor } from '#src/server/http/actor.ts'
import { publishOfficeEvent, type OfficeList } from '#src/server/realtime/office-events.ts'
import type { Services } from '#src/server/services.ts'
import { auditEntryTable } from './audit-table.ts'
import { changedFields, type FieldRules, type Fields } from './changed-fields.ts'

// For the part of an entry that consists of several rows.
export { shownFields } from './changed-fields.ts'
export type { FieldRules } from './changed-fields.ts'

/** What recording a change needs. */
export type AuditServices = Pick<Services, 'db' | 'content' | 'clock'>

/**
 * Who makes a change: a signed-in user, a guest who holds the link to a ticket, whoever runs the server, by its commands,
 * or a scheduled job.
 */
export type ChangedBy = Pick<Actor, 'userId' | 'role'> | 'guest' | 'operator' | { readonly job: string }

/** A kind of thing that the office changes. It stands beside the table, so that a new column gets its rule there. */
export interface AuditedThing<Column extends string> {
  /** Stable: entries store it. */
  readonly kind: string
  readonly fields: FieldRules<Column>
  /** The list of the office that shows it and follows its changes; none for what no list follows. */
  readonly list: OfficeList | undefined
  /** Guests see it, so no cache of public content may outlive a change. */
  readonly isPublic: boolean
  /**
   * Changes of all things with this advisory lock take turns, over all servers. What a change has checked therefore
   * still holds when it writes.
   */
  readonly lock?: number
}

export interface OfficeWrite<Column extends string> {
  readonly by: ChangedBy
  /** What is done, as a stable code: entries store it. */
  readonly action: `${string}.${string}`
  readonly thing: AuditedThing<Column>
}

type Row<Column extends string> = Fields<Column> & { readonly id: string }

/** A thing as it was and as it is; undefined where it was not there yet, or is no longer. */
export interface Change<Column extends string, After extends Row<Column> | undefined> {
  readonly before: Row<Column> | undefined
  readonly after: After
  /** Other things of the kind that changed with it, such as the one it swapped places with. Each gets an entry of its own. */
  readonly others?: readonly { readonly before: Row<Column>; readonly after: Row<Column> | undefined }[]
  /** The notification that tells the staff of it. */
  readonly notificationId?: string
}

/**
 * Makes a change of the office and returns the thing as it is afterwards. One transaction holds what `work` does, the
 * audit entry, the event to open screens and, for what guests see, the new version of public content: all of it, or
 * nothing. When it resolves, no cache of this server holds what guests saw before. Where nothing has changed, nothing is
 * recorded or sent. `work` locks the row that it reads as `before`, unless the thing has a `lock`: then changes of such things
 * take turns anyway.
 */
export async function recordChange<Column extends string, After extends Row<NoInfer<Column>> | undefined>(
  { db, content, clock }: AuditServices,
  write: OfficeWrite<Column>,
  work: (tx: Queries) => Promise<Change<NoInfer<Column>, After>>,
): Promise<After> {
  const changeAndRecord = async (tx: Queries) => {
    const { lock } = write.thing
    if (lock !== undefined) await tx.execute(sql`select pg_advisory_xact_lock(${lock})`)
    const change = await work(tx)
    const isChanged = await insertEntries(tx, write, [change, ...(change.others ?? [])], clock.now())
    if (isChanged) await tellScreens(tx, write.thing, change.notificationId)
    return { after: change.after, isChanged }
  }
  const { after } = write.thing.isPublic
    ? await content.change(changeAndRecord, ({ isChanged }) => isChanged)
    : await db.transaction(changeAndRecord)
  return after
}

/** Writes an entry for each thing that has changed. False where none has. */
async function insertEntries<Column extends string>(
  tx: Queries,
  { by, action, thing }: OfficeWrite<Column>,
  things: readonly { before: Row<Column> | undefined; after: Row<Column> | undefined }[],
  changedAt: Date,
): Promise<boolean> {
  const entries = things.flatMap(({ before, after }) => {
    const changes = changedFields(thing.fields, before, after)
    const id = (after ?? before)?.id
    const isSame = Boolean(before) === Boolean(after) && Object.keys(changes).length === 0
    if (id === undefined || isSame) return []
    return [{ changedAt, ...actorColumns(by), action, thingKind: thing.kind, thingId: id, changes }]
  })
  if (entries.length > 0) await tx.insert(auditEntryTable).values(entries)
  return entries.length > 0
}

function actorColumns(by: ChangedBy) {
  if (by === 'guest' || by === 'operator') return { actorKind: by }
  if ('job' in by) return { actorKind: 'job', actorId: by.job } as const
  return { actorKind: 'user', actorId: by.userId, actorRole: by.role } as const
}

async function tellScreens(
  tx: Queries,
  { list }: Pick<AuditedThing<string>, 'list'>,
  notificationId: string | undefined,
): Promise<void> {
  const lists = [...(list ? [list] : []), ...(notificationId ? (['notifications'] as const) : [])]
  if (lists.length > 0) await publishOfficeEvent(tx, { lists, ...(notificationId && { notificationId }) })
}
