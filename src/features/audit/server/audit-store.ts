import { and, desc, eq, gte, lt, ne, type SQL, sql } from 'drizzle-orm'

import { addDays, instantOf } from '#src/kernel/dates.ts'
import type { Database } from '#src/server/database/connection.ts'
import {
  invalidCursor,
  type ListPage,
  maxCounted,
  pageOf,
  parseCursor,
} from '#src/server/database/list-page.ts'
import type { AuditQuery } from '../contract/audit.ts'
import { auditEntryTable as entries } from './audit-table.ts'

type EntryRow = typeof entries.$inferSelect
/** An entry, together with its id and time. The list is divided into pages by these two. */
export type ListedEntry = Omit<EntryRow, 'id'> & { readonly id: string; readonly createdAt: Date }

/** One page of the entries that match, newest first, and how many match in all. */
export async function findEntryPage(
  db: Database,
  { limit, cursor, ...filter }: AuditQuery,
): Promise<ListPage<ListedEntry>> {
  const matching = and(by(filter.user), about(filter.thing), within(filter))
  const rowsOfPage = db
    .select()
    .from(entries)
    .where(and(matching, afterEntry(cursor)))
    .orderBy(desc(entries.changedAt), desc(entries.id))
    .limit(limit + 1)
  const counted = db
    .select({ one: sql`1` })
    .from(entries)
    .where(matching)
    .limit(maxCounted)
  const [rows, total] = await Promise.all([rowsOfPage, db.$count(counted.as('counted'))])
  const listed = rows.map((row) => ({ ...row, id: String(row.id), createdAt: row.changedAt }))
  return pageOf(listed, limit, total)
}

/**
 * A user, a job or a device is found by its id or name. All jobs together are found by `actorKind`, and so are all guests, because
 * a guest has no id.
 */
function by(user: string | undefined): SQL | undefined {
  if (user === undefined || user === '') return undefined
  if (user !== 'guest' && user !== 'job') return eq(entries.actorId, user)
  // The second condition seems unnecessary, but it repeats the condition of a partial index. Without it, PostgreSQL does not use
  // that index.
  return and(eq(entries.actorKind, user), ne(entries.actorKind, sql`'user'`))
}

function about(thing: string | undefined): SQL | undefined {
  if (thing === undefined || thing === '') return undefined
  const [kind = '', ...id] = thing.split(':')
  return and(eq(entries.thingKind, kind), id.length > 0 ? eq(entries.thingId, id.join(':')) : undefined)
}

/** From the beginning of the day `from` to the end of the day `to`, in the restaurant's time zone. */
function within({ from, to }: Pick<AuditQuery, 'from' | 'to'>): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(entries.changedAt, instantOf(from)),
    to === undefined ? undefined : lt(entries.changedAt, instantOf(addDays(to, 1))),
  )
}

function afterEntry(cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  const { createdAt, id } = parseCursor(cursor)
  if (!/^\d{1,18}$/.test(id)) throw invalidCursor()
  return sql`(${entries.changedAt}, ${entries.id}) < (${createdAt.toISOString()}::timestamptz, ${id}::bigint)`
}
