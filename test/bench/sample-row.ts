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
    const { rows } = await client.query<Record<string, string | null>>({
      text: `select * from ${client.escapeIdentifier(table)} order by created_at desc limit 1`,
      types: asText,
    })
    const [values] = rows
    if (!values) throw new Error(`The sample order has left no row in ${table}`)
    return { table, values }
  } finally {
    await client.end()
  }
}
