import type { ClientBase } from 'pg'

/**
 * Tables that a backup does not contain, because a restored restaurant does not need them: sessions, paired devices, push
 * subscriptions and their messages, unfinished uploads and job runs, counters of attempts, and tables that the program fills again.
 */
const leftOut =
  /^(?:sessions|paired_devices|push_(?:subscriptions|events|deliveries)|present_screens|server_uptime|sign_in_attempts|upload_tickets|rate_limits|job_runs|schema_version|.+_idempotency_keys)$/

export interface BackedUpTable {
  readonly name: string
  /** The table's columns, except those that PostgreSQL computes itself. */
  readonly columns: readonly string[]
}

/** The tables in this database that a backup contains, sorted so that each table comes after the tables to which its rows refer. */
export async function backedUpTables(connection: ClientBase): Promise<BackedUpTable[]> {
  const { rows: tables } = await connection.query<BackedUpTable & { refersTo: string[] }>(
    `select relname::text as name,
       array(select attname::text from pg_attribute
         where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
       array(select confrelid::regclass::text from pg_constraint
         where contype = 'f' and conrelid = c.oid and confrelid <> c.oid) as "refersTo"
     from pg_class c where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const waiting = tables.filter(({ name }) => !leftOut.test(name))
  const sorted: BackedUpTable[] = []
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((table) => table.name === name)
    const index = waiting.findIndex(({ refersTo }) => !refersTo.some(isWaiting))
    if (index === -1) throw new Error('Tables refer to each other in a circle')
    const [{ name, columns } = { name: '', columns: [] }] = waiting.splice(index, 1)
    sorted.push({ name, columns })
  }
  return sorted
}

/**
 * Makes the `copy` statement that reads or writes a table's columns in PostgreSQL's text format. Every version of PostgreSQL can
 * read this format.
 */
export function copyStatement(
  { name, columns }: BackedUpTable,
  connection: ClientBase,
  way: 'to stdout' | 'from stdin',
) {
  const named = columns.map((column) => connection.escapeIdentifier(column)).join(', ')
  return `copy public.${connection.escapeIdentifier(name)} (${named}) ${way}`
}
