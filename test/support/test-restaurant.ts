import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, inject } from 'vitest'

import { buildApp } from '#src/server/app.ts'
import type { Clock } from '#src/server/clock.ts'
import { listenToChannels } from '#src/server/realtime/channels.ts'
import { type Config, parseConfig } from '#src/server/config.ts'
import { openDatabase, type Database } from '#src/server/database/connection.ts'
import { requestTimeouts } from '#src/server/database/timeouts.ts'
import { type Download, DownloadError } from '#src/server/downloads/download.ts'
import { officeEventsChannel, watchOfficeEvents } from '#src/server/realtime/office-events.ts'
import {
  type PublicContent,
  publicContentChannel,
  watchPublicContent,
} from '#src/server/realtime/public-content.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import { picturePlaceholders } from '#src/server/images/picture-placeholders.ts'
import type { Services } from '#src/server/services.ts'
import type { ObjectStorage } from '#src/server/storage/object-storage.ts'
import { openStorage } from '#src/server/storage/open-storage.ts'
import { storageForPages } from '#src/server/storage/storage-for-pages.ts'
import { createDatabase, dropDatabase } from './databases.ts'
import { settableClock, type SettableClock } from './settable-clock.ts'

export interface TestRestaurant {
  readonly app: FastifyInstance
  readonly db: Database
  readonly clock: SettableClock
  readonly content: PublicContent
  readonly databaseUrl: string
  /** Empty at first: a test that needs pictures lays them there. */
  readonly dataDir: string
  readonly config: Config
  readonly storage: ObjectStorage
  close(): Promise<void>
}

/**
 * One restaurant for all tests of the file or the `describe` that calls this: open before them, closed after them. See
 * `openTestRestaurant`.
 */
export function testRestaurant(...given: Parameters<typeof openTestRestaurant>): TestRestaurant {
  let opened: TestRestaurant | undefined
  const open = () => {
    if (!opened) throw new Error('The test restaurant opens before the tests; only they and hooks may use it')
    return opened
  }
  beforeAll(async () => {
    opened = await openTestRestaurant(...given)
  })
  afterAll(() => opened?.close())
  return {
    get app() {
      return open().app
    },
    get db() {
      return open().db
    },
    get clock() {
      return open().clock
    },
    get content() {
      return open().content
    },
    get databaseUrl() {
      return open().databaseUrl
    },
    get dataDir() {
      return open().dataDir
    },
    get config() {
      return open().config
    },
    get storage() {
      return open().storage
    },
    close: () => open().close(),
  }
}

/**
 * The application over a copy of the demo restaurant of its own, with a clock the test sets: a Wednesday noon at the
 * restaurant unless told otherwise. `extend` may add to it before it is ready: the built pages, a route that fails. It downloads
 * nothing, but by the way of a test's own server.
 */
export async function openTestRestaurant(
  settings: Record<string, string> = {},
  extend?: ServerOptions['extend'],
  download?: ServerOptions['download'],
): Promise<TestRestaurant> {
  const server = inject('postgresUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const databaseUrl = await createDatabase(server, name, 'demo_restaurant')
  const dataDir = await mkdtemp(join(tmpdir(), 'bep-lua-test-'))
  const clock = settableClock('2026-05-06T05:00:00Z')
  const opened = await openServer({ databaseUrl, dataDir, clock, settings, extend, download })
  return {
    ...opened,
    clock,
    databaseUrl,
    dataDir,
    async close() {
      await opened.close()
      await dropDatabase(server, name)
      await rm(dataDir, { recursive: true })
    },
  }
}

interface ServerOptions {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly clock: Clock
  readonly settings: Record<string, string>
  readonly extend?: (app: FastifyInstance, services: Services) => Promise<void> | void
  readonly download?: Download
  /** The name under which PostgreSQL lists its connections. */
  readonly name?: string
}

/** The application over a database that is there already. Several of them may share one database. */
export async function openServer({
  databaseUrl,
  dataDir,
  clock,
  settings,
  extend,
  download = () => Promise.reject(new DownloadError('unreachable')),
  name = 'bep-lua',
}: ServerOptions) {
  const { db, close: closeDatabase } = await openDatabase(databaseUrl, requestTimeouts, { name })
  const channels = await listenToChannels(databaseUrl, [publicContentChannel, officeEventsChannel])
  const content = watchPublicContent(db, channels, clock)
  const config = parseConfig({ LOG_LEVEL: 'error', RATE_LIMITS: 'false', ...settings, DATA_DIR: dataDir })
  const events = watchOfficeEvents(channels)
  const images = imageProcess()
  const storage = await openStorage(config)
  const forPages = storageForPages(storage)
  const placeholders = picturePlaceholders({ config, images, storage: forPages })
  const pictures = { images, storage, storageForPages: forPages, placeholders }
  const services: Services = { config, db, clock, content, events, ...pictures, download }
  const app = await buildApp(services)
  await extend?.(app, services)
  await app.ready()
  return {
    app,
    db,
    content,
    config,
    storage,
    async close() {
      await app.close()
      images.close()
      await channels.close()
      await closeDatabase()
    },
  }
}
