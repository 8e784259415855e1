import type { Config } from '../config.ts'
import { openDatabase } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'
import { findRunningPostgres } from './running-postgres.ts'
import { setupTimeouts } from './timeouts.ts'

/**
 * Opens the database that the settings name, for a command that runs beside the site. If the site is running, the command uses the
 * site's database and does not migrate it. If the command has to start the database itself, it also migrates the database, as every
 * start of the site does.
 */
export async function reachDatabase(config: Config) {
  const connectionString =
    config.listenDatabaseUrl ?? config.databaseUrl ?? findRunningPostgres(config.dataDir)
  if (connectionString !== undefined) return { connectionString, stop: async () => {} }
  const started = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} })
  try {
    const { pool, close } = await openDatabase(started.connectionString, setupTimeouts)
    try {
      await migrateDatabase(pool)
    } finally {
      await close()
    }
  } catch (error) {
    await started.stop()
    throw error
  }
  return started
}
