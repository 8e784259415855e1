import { Client } from 'pg'

const asText = { getTypeParser: () => (value: unknown) => value }

/** The newest row of a table, each value as PostgreSQL writes it, so that it can be written again. */
export async function sampleRow(
  databaseUrl: string,
  table: string,
): Promise<{ table: string; values: Record<string, string | null> }> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    // What the table computes by itself cannot be written.
    const written = await client.query<{ columns: string }>(
      `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
      [table],
    )
    const { rows } = await client.query<Record<string, string | null>>({
      text: `select ${written.rows[0]?.columns} from ${client.escapeIdentifier(table)} order by created_at desc limit 1`,
      types: asText,
    })
    const [values] = rows
    if (!values) throw new Error(`The sample order has left no row in ${table}`)
    return { table, values }
  } finally {
    await client.end()
  }
}
