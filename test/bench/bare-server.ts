import { randomUUID } from 'node:crypto'

import Fastify from 'fastify'
import { Pool } from 'pg'

/** What the bare server shall do, as JSON in its first argument. */
export interface BareWork {
  /** Paths responding with these very bytes and headers. */
  readonly responses: readonly {
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly base64: string
  }[]
  readonly databaseUrl: string
  readonly poolSize: number
  /** Rows written by POST /orders in one statement, as an order is, each value as PostgreSQL writes it as text. */
  readonly rows: readonly BareRow[]
  readonly placed: string
}

export interface BareRow {
  readonly table: string
  readonly values: Readonly<Record<string, string | null>>
  /** Columns that must differ from row to row. */
  readonly unique: readonly string[]
}

/**
 * Fastify with nothing around it: how fast this machine can do the same work at best. It runs in a process of its own,
 * as the application does.
 */
async function serve({ responses, databaseUrl, poolSize, rows, placed }: BareWork): Promise<void> {
  const app = Fastify()
  for (const { path, headers, base64 } of responses) {
    const body = Buffer.from(base64, 'base64')
    app.get(path, (_request, reply) => reply.headers(headers).send(body))
  }
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize })
  const text = statementOf(rows)
  app.post('/orders', async (_request, reply) => {
    await pool.query(text, rows.flatMap(valuesOf))
    return reply.code(201).header('Content-Type', 'application/json; charset=utf-8').send(placed)
  })
  process.once('SIGTERM', () => void app.close().then(() => pool.end()))
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
}

/** All inserts in one statement, which is one transaction; the last is the statement's own. */
function statementOf(rows: readonly BareRow[]): string {
  let count = 0
  const inserts = rows.map(({ table, values }) => {
    const columns = Object.keys(values)
    const places = columns.map(() => `$${(count += 1)}`)
    return `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')})`
  })
  const parts = inserts.slice(0, -1).map((insert, index) => `row_${index} as (${insert})`)
  return `with ${parts.join(', ')} ${inserts.at(-1)}`
}

function valuesOf({ values, unique }: BareRow): (string | null)[] {
  return Object.entries(values).map(([name, value]) => (unique.includes(name) ? randomUUID() : value))
}

if (import.meta.main) await serve(JSON.parse(process.argv[2] ?? '') as BareWork) // written by order-throughput and its like
