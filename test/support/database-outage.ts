import { Client } from 'pg'
import { inject } from 'vitest'

/** Runs something while a test's database takes no connections and has ended those it had. */
export async function duringOutage<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const name = new URL(databaseUrl).pathname.slice(1)
  const server = new Client({ connectionString: inject('postgresUrl') })
  await server.connect()
  const allow = (yes: boolean) =>
    server.query(`alter database ${server.escapeIdentifier(name)} allow_connections ${yes}`)
  try {
    await allow(false)
    await server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      name,
    ])
    return await work()
  } finally {
    await allow(true)
    await server.end()
  }
}
