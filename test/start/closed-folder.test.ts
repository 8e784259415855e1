/** @module-tag slow */

import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { startEmbeddedPostgres } from '#src/server/database/embedded-postgres.ts'
import { dataFolder, isRoot, query, startError, startIn } from './database-folders.ts'

vi.setConfig({ testTimeout: 60_000 })

const everyoneMayEnter = 0o755
const ownerOnly = 0o700
const pointer = 'WHERE-THE-DATABASE-IS.txt'

// Only for root does PostgreSQL run as another user, who may not enter everywhere.
/* oxlint-disable vitest/no-conditional-tests -- Each kind of user has its own promise; skipped tests would look like a gap. */
if (isRoot) {
  describe('started as root in a folder closed to others', () => {
    test('keeps the folder closed, puts the data where PostgreSQL reaches it and says where', async () => {
      const dataDir = dataFolder(ownerOnly, 'home', '.data')
      const { dataLocation, note } = await startIn(dataDir)
      expect(statSync(join(dataDir, '..', '..')).mode & 0o077).toBe(0)
      expect(note).toContain(dirname(dataLocation))
      expect(readFileSync(join(dataDir, pointer), 'utf8')).toContain(`Database: ${dirname(dataLocation)}\n`)
    })

    test('finds the data again, also when the folder has moved or been opened', async () => {
      const dataDir = dataFolder(ownerOnly, 'before')
      const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
      await query(first.connectionString, `create table orders as select 'a pizza' as what`)
      await first.stop()
      const moved = dataFolder(everyoneMayEnter, 'after')
      writeFileSync(join(moved, pointer), readFileSync(join(dataDir, pointer)))
      const { connectionString, dataLocation } = await startIn(moved)
      expect(dataLocation).toBe(first.dataLocation)
      expect(await query(connectionString, 'select what from orders')).toEqual([{ what: 'a pizza' }])
    })

    test('rejects a copied folder while the database it names is in use', async () => {
      const dataDir = dataFolder(ownerOnly, 'original')
      await startIn(dataDir)
      const copy = dataFolder(ownerOnly, 'copy')
      writeFileSync(join(copy, pointer), readFileSync(join(dataDir, pointer)))
      expect(await startError(copy)).toMatch(/^Another server/)
    })

    test('neither takes nor deletes the database of a deleted folder of the same name', async () => {
      const dataDir = dataFolder(ownerOnly, 'data')
      const first = await startEmbeddedPostgres({ dataDir, log: () => {} })
      await first.stop()
      onTestFinished(() => rmSync(dirname(first.dataLocation), { recursive: true }))
      rmSync(dataDir, { recursive: true })
      const second = await startIn(dataDir)
      expect(second.dataLocation).not.toBe(first.dataLocation)
      expect(existsSync(first.dataLocation)).toBe(true)
    })
  })
} else {
  if (!isRoot)
    test('keeps an ordinary user’s data in DATA_DIR, closed as it may be', async () => {
      const dataDir = dataFolder(ownerOnly, 'home', '.data')
      const { dataLocation, note } = await startIn(dataDir)
      expect(dataLocation).toBe(join(dataDir, 'postgres', 'cluster'))
      expect(note).toBeUndefined()
    })
}
