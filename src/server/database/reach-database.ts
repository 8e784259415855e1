import type { Config } from '../config.ts'
import { openDatabase } from './connection.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrateDatabase } from './migrate.ts'
import { findRunningPostgres } from './running-postgres.ts'
import { setupTimeouts } from './timeouts.ts'

/**
 * Opens the site's database for a command. If the database is running, the command connects to it and does not migrate it, because
 * the site did so when it started. If the database is not running, the command starts it and migrates it, as every start of the site
 * does.
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
