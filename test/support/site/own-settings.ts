import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createDatabase, dropDatabase } from '../databases.ts'

interface OwnSettings {
  readonly settings: { readonly DATABASE_URL: string; readonly DATA_DIR: string }
  /** Once no site uses them any more. */
  remove(): Promise<void>
}

/** The settings of a site with a folder and a copy of the demo restaurant of its own, or an empty database. */
export async function ownSettings({ isEmpty = false } = {}): Promise<OwnSettings> {
  const server = process.env['TEST_POSTGRES_URL'] ?? ''
  const name = `site_${randomBytes(6).toString('hex')}`
  const settings = {
    DATABASE_URL: await createDatabase(server, name, isEmpty ? undefined : 'demo_restaurant'),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'bep-lua-site-')),
  }
  async function remove() {
    await dropDatabase(server, name)
    await rm(settings.DATA_DIR, { recursive: true })
  }
  return { settings, remove }
}
