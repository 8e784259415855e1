import { randomUUID } from 'node:crypto'

import Fastify from 'fastify'
import { Pool } from 'pg'

/** What the bare server shall do, as JSON in its first argument. */
export interface BareWork {
  /** Paths answered with these very bytes and headers. */
  readonly answers: readonly {
    readonly path: string
    readonly headers: Readonly<Record<string, string>>
    readonly base64: string
  }[]
  readonly databaseUrl: string
  readonly poolSize: number
  /** Rows written in one transaction by POST /orders, each value as PostgreSQL writes it as text. */
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
async function serve({ answers, databaseUrl, poolSize, rows, placed }: BareWork): Promise<void> {
  const app = Fastify()
  for (const { path, headers, base64 } of answers) {
    const body = Buffer.from(base64, 'base64')
    app.get(path, (_request, reply) => reply.headers(headers).send(body))
  }
  const pool = new Pool({ connectionString: databaseUrl, max: poolSize })
  const inserts = rows.map(insertOf)
  app.post('/orders', async (_request, reply) => {
    const connection = await pool.connect()
    try {
      await connection.query('begin')
      for (const { text, values } of inserts) await connection.query(text, values())
      await connection.query('commit')
    } finally {
      connection.release()
    }
    return reply.code(201).header('Content-Type', 'application/json; charset=utf-8').send(placed)
  })
  process.once('SIGTERM', () => void app.close().then(() => pool.end()))
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
}

function insertOf({ table, values, unique }: BareRow): { text: string; values: () => (string | null)[] } {
  const columns = Object.keys(values)
  const places = columns.map((_, index) => `$${index + 1}`)
  return {
    text: `insert into ${table} (${columns.map((name) => `"${name}"`).join(', ')}) values (${places.join(', ')})`,
    values: () => columns.map((name) => (unique.includes(name) ? randomUUID() : (values[name] ?? null))),
  }
}

if (import.meta.main) await serve(JSON.parse(process.argv[2] ?? '') as BareWork) // written by order-throughput and its like
