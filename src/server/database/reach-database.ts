import type { Config } from '../config.ts'
import { openDatabase } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'
import { findRunningPostgres } from './running-postgres.ts'
import { setupTimeouts } from './timeouts.ts'

/**
 * The database that the settings name, for a command beside the site. If the site runs, its database stays as it is. A database that
 * is started for this command is migrated first, as at every start.
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
