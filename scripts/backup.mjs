// Makes a backup while the site keeps running: `npm run backup`, with `-- --to=FOLDER` or `--to=s3`, and `--keep=N` for the number
// of backups to keep. `npm run backup -- verify FILE` reads a whole backup file and compares each part of it with the size and the
// hash that were stored when it was made.
import { parseArgs } from 'node:util'

import { backupJob } from '../src/server/backup/backup-job.ts'
import { verifyBackup } from '../src/server/backup/read-backup.ts'
import { openStorage } from '../src/server/storage/open-storage.ts'
import { runSiteJob } from './run-site-job.mjs'
import { withSettings } from './with-settings.mjs'

await withSettings(async (config) => {
  const { values, positionals } = parseArgs({
    options: { to: { type: 'string' }, keep: { type: 'string' } },
    allowPositionals: true,
  })
  const [command, file] = positionals
  if (command === 'verify' && file) {
    console.log(`${file} is whole: ${described(await verifyBackup(file, config.backupPassphrase))}`)
    return
  }
  const keep = values.keep === undefined ? config.backupKeep : Number(values.keep)
  if (command !== undefined || !(Number.isInteger(keep) && keep > 0)) {
    throw new Error('Write: npm run backup [-- --to=FOLDER|s3 --keep=14], or: npm run backup -- verify FILE')
  }
  await runSiteJob(config, async (databaseUrl) => {
    const source = { config: { ...config, backupKeep: keep }, databaseUrl }
    return backupJob({ ...source, storage: await openStorage(config) }, { to: values.to, made })
  })
})

function made({ key, size, deleted, manifest }, place) {
  console.log(`${key} in ${place}: ${(size / 1e6).toFixed(1)} MB, ${described(manifest)}`)
  for (const missing of manifest.missing) console.log(`Named, but not stored: ${missing}`)
  if (deleted > 0) console.log(`${deleted} older ones were deleted.`)
}

function described({ madeAt, version, tables, objects }) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  return `${rows} rows and ${Object.keys(objects).length} pictures and films, made at ${madeAt} by ${version}.`
}
