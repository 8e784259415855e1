import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { TestProject } from 'vitest/node'

import { seedDemoRestaurant } from '#db/seed/load.ts'
import { migrateDatabase, openDatabase } from '#src/server/database/connection.ts'
import { setupTimeouts } from '#src/server/database/timeouts.ts'
import { startTemporaryPostgres } from '#src/server/database/postgres-temporary.ts'
import { createDatabase } from './databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the test server's maintenance database. */
    postgresUrl: string
  }
}

/** One real PostgreSQL for the whole run, with the demo restaurant in a template that each test file copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startTemporaryPostgres()
  const template = await createDatabase(postgres.connectionString, 'demo_restaurant')
  const { db, pool, close } = await openDatabase(template, setupTimeouts)
  await migrateDatabase(pool)
  const pictures = await mkdtemp(join(tmpdir(), 'bep-lua-pictures-'))
  await seedDemoRestaurant(db, pictures)
  await close()
  project.provide('postgresUrl', postgres.connectionString)
  return async () => {
    await postgres.stop()
    await rm(pictures, { recursive: true })
  }
}
