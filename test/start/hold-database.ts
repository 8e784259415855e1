import { startEmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'

/**
 * A server reduced to its database, for tests that kill it: starts the PostgreSQL of the folder it is given, prints its
 * address and stays until it is told to end.
 */
const dataDir = process.argv[2]
if (dataDir === undefined) throw new TypeError('Name the data folder.')
try {
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: () => {} })
  process.once('SIGTERM', () => void stop())
  process.stdout.write(`${connectionString}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
