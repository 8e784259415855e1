import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { buildApp } from './app.ts'
import { backupJob } from './backup/backup-job.ts'
import { listenToChannels, probeChannel, requireHeard } from './realtime/channels.ts'
import { systemClock } from './clock.ts'
import { openStorage } from './storage/open-storage.ts'
import { storageForPages } from './storage/storage-for-pages.ts'
import type { ObjectStorage } from './storage/object-storage.ts'
import { parseConfig, type Config } from './config.ts'
import { openDatabase } from './database/connection.ts'
import { migrateDatabase } from './database/migrate.ts'
import { downloader } from './downloads/download.ts'
import { jobTimeouts, requestTimeouts, setupTimeouts } from './database/timeouts.ts'
import { developmentSite } from './pages/development-site.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { imageProcess } from './images/image-process.ts'
import { scheduledJobs, startBackgroundWork } from './jobs/schedule.ts'
import { jobsConnectionName, startScheduler } from './jobs/scheduler.ts'
import { listen, stopListening } from './http/listen.ts'
import { officeEventsChannel, watchOfficeEvents } from './realtime/office-events.ts'
import { publicContentChannel, watchPublicContent } from './realtime/public-content.ts'
import { prepareAccounts } from '#db/seed/accounts.ts'
import { prepareEmptyRestaurant } from '#db/seed/empty-restaurant.ts'
import { seedDemoRestaurant } from '#db/seed/load.ts'
import { endWithParent } from './parent-watch.ts'
import { picturePlaceholders } from './images/picture-placeholders.ts'
import type { Services } from './services.ts'
import { isShuttingDown, onShutdown, shutDown } from './shutdown.ts'
import { builtSite, siteFiles } from './pages/site-files.ts'
import { programVersion, findCommit } from './release.ts'
import { StartError } from './start-error.ts'
import { tellSystemd } from './tell-systemd.ts'
import { requireWritable } from './usable-folder.ts'
import { webHandler } from './pages/page-handler.ts'
import { firstAdminNotice, welcome } from './welcome.ts'

const inDevelopment = process.argv.includes('--dev')
endWithParent(process.argv)

// Reads the owner's settings from `.env`. If the process's environment contains the same setting, the environment's value takes
// precedence.
const settingsFile = fileURLToPath(new URL('../../.env', import.meta.url))
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

try {
  await start(parseConfig(process.env))
} catch (error) {
  if (!(error instanceof StartError)) console.error(error)
  else console.error(`The site cannot start. ${error.message}`)
  await shutDown(error instanceof StartError ? error.exitCode : 1)
}

/** Starts all parts of the program in order. Each part, once started, registers the step that will stop it. */
async function start(config: Config): Promise<void> {
  requireWritable('DATA_DIR', config.dataDir)
  requireWritable('STORAGE_DIR', config.storageDir)
  const database = config.databaseUrl
    ? { connectionString: config.databaseUrl, note: undefined }
    : await startOwnDatabase(config)
  // Locks, events and the scheduler each need a database session of their own. Connections through a pooler may share sessions, so
  // these parts use the database's direct address.
  const directUrl = config.listenDatabaseUrl ?? database.connectionString
  const storage = await openStorage(config, console.error)
  const { signIn, seeded, schema } = await setUpDatabase(directUrl, config, storage)
  const { db, close } = await openDatabase(database.connectionString, requestTimeouts, {
    maxConnections: config.databaseConnections,
  })
  onShutdown(close)
  const channels = await listenToChannels(directUrl, [
    publicContentChannel,
    officeEventsChannel,
    probeChannel,
  ])
  onShutdown(() => channels.close())
  await requireHeard(channels, db.$client)

  const content = watchPublicContent(db, channels, systemClock)
  const events = watchOfficeEvents(channels)
  const images = imageProcess()
  onShutdown(async () => images.close())
  const forPages = storageForPages(storage)
  const placeholders = picturePlaceholders({ config, images, storage: forPages })
  const download = downloader()
  const pictures = { images, storage, storageForPages: forPages, placeholders }
  const served = { config, db, content, events, ...pictures, download }
  const services: Services = { ...served, clock: systemClock }
  const app = await buildApp(services)
  onShutdown(() => stopListening(app))
  if (inDevelopment) webHandler(app, services, await developmentSite(app))
  else {
    await siteFiles(app)
    webHandler(app, services, await builtSite())
  }
  const forJobs = await openDatabase(directUrl, jobTimeouts, { name: jobsConnectionName })
  onShutdown(forJobs.close)
  const jobs = [...scheduledJobs({ ...services, db: forJobs.db })]
  if (config.backups && !config.databaseUrl) {
    jobs.push(backupJob({ config, databaseUrl: directUrl, storage }, { shareOfDisk: 0.1 }))
  }
  const scheduler = await startScheduler(jobs, {
    databaseUrl: directUrl,
    db: forJobs.db,
    clock: systemClock,
    log: app.log,
  })
  onShutdown(() => scheduler.stop())
  onShutdown(startBackgroundWork({ ...services, db: forJobs.db }, app.log))
  const release = { version: programVersion, commit: findCommit(), tables: schema.tables }
  await listen(app, config, release)
  tellSystemd(console.error)
  console.log(welcome(config, { release, seeded, signIn, ...(database.note && { note: database.note }) }))
}

/** Migrates and fills the database, over connections without time limits. */
async function setUpDatabase(url: string, config: Config, storage: ObjectStorage) {
  const { db, pool, close } = await openDatabase(url, setupTimeouts, { name: 'bep-lua-setup' })
  try {
    const schema = await migrateDatabase(pool, console.log)
    const signIn = await prepareAccounts(db, config)
    // The notice with the first admin's password is printed at once. So even if the start fails later, the owner has seen the
    // password, and the next start does not make another one.
    if (signIn.kind === 'first-admin') console.log(firstAdminNotice(signIn))
    // A restaurant in production gets real guests, so the program makes no demo guests for it.
    const guestsAt = config.production ? undefined : systemClock.now()
    const seeded = config.demoData && (await seedDemoRestaurant(db, { config, storage }, { guestsAt }))
    if (!config.demoData) await prepareEmptyRestaurant(db)
    return { signIn, seeded, schema }
  } finally {
    await close()
  }
}

async function startOwnDatabase(config: Config) {
  const database = await startEmbeddedPostgres({ dataDir: config.dataDir, log: () => {} })
  onShutdown(() => database.stop())
  // Without its database the site could only show errors. So if the database ends, the program ends too, and the process manager
  // can start the program again.
  void database.ended.then((lastOutput) => {
    if (isShuttingDown()) return
    console.error(`The database has stopped: ${lastOutput}`)
    return shutDown(1)
  })
  return database
}
