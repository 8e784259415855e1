import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { parseConfig } from '#src/server/config.ts'
import { openDatabase } from '#src/server/database/connection.ts'
import { migrateDatabase } from '#src/server/database/migrate.ts'
import { setupTimeouts } from '#src/server/database/timeouts.ts'
import { startTemporaryPostgres } from '#test/support/temporary-postgres.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { createDatabase } from './databases.ts'

export interface DemoDatabase {
  /** Connection to the server's maintenance database. */
  readonly connectionString: string
  stop(): Promise<void>
}

/** One real PostgreSQL for a whole run, with the demo restaurant in a template, `demo_restaurant`, to copy. */
export async function startDemoDatabase(): Promise<DemoDatabase> {
  const postgres = await startTemporaryPostgres()
  const template = await createDatabase(postgres.connectionString, 'demo_restaurant')
  const { db, pool, close } = await openDatabase(template, setupTimeouts)
  await migrateDatabase(pool)
  const storageDir = await mkdtemp(join(tmpdir(), 'bep-lua-pictures-'))
  const config = parseConfig({ DATA_DIR: storageDir })
  await seedDemoRestaurant(db, { config, storage: await openStorage(config) })
  await close()
  return {
    connectionString: postgres.connectionString,
    async stop() {
      await postgres.stop()
      await rm(storageDir, { recursive: true })
    },
  }
}
