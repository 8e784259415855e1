import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { migrateDatabase, openDatabase } from '#src/server/database/connection.ts'
import { setupTimeouts } from '#src/server/database/timeouts.ts'
import { startTemporaryPostgres } from '#src/server/database/postgres-temporary.ts'
import { createDatabase } from '../databases.ts'

/** One real PostgreSQL for all browser tests; each worker's site gets a copy of the demo restaurant. */
export default async function setup(): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres()
  const template = await createDatabase(postgres.connectionString, 'demo_restaurant')
  const { db, pool, close } = await openDatabase(template, setupTimeouts)
  await migrateDatabase(pool)
  const pictures = await mkdtemp(join(tmpdir(), 'bep-lua-pictures-'))
  await seedDemoRestaurant(db, pictures)
  await close()
  process.env['TEST_POSTGRES_URL'] = postgres.connectionString
  return async () => {
    await postgres.stop()
    await rm(pictures, { recursive: true })
  }
}
