// Restores a backup: `npm run restore FILE`, or `npm run restore -- --from=s3` for the newest of BACKUP_S3_BUCKET. The data goes into an empty database of one's own or replaces DATA_DIR, whose former
// data stays beside it. `npm run restore -- --try FILE` restores the backup elsewhere for a trial and deletes the restored data
// again.
import { parseArgs } from 'node:util'

import { restoreTrialName } from '../src/server/backup/backup-job.ts'
import { withBackup } from '../src/server/backup/backup-target.ts'
import { restoreToSettings, tryRestore } from '../src/server/backup/restore-folder.ts'
import { runSiteJob } from './run-site-job.mjs'
import { withSettings } from './with-settings.mjs'

await withSettings(async (config) => {
  const { values, positionals } = parseArgs({
    options: { try: { type: 'boolean' }, from: { type: 'string' } },
    allowPositionals: true,
  })
  const [name, ...more] = positionals
  const { from } = values
  if ((name === undefined && from === undefined) || more.length > 0) {
    throw new Error(
      'Write: npm run restore [-- --try] FILE, or: npm run restore -- [--try] --from=FOLDER|s3 [NAME]',
    )
  }
  const begun = performance.now()
  const restore = async (file) =>
    values.try
      ? { manifest: await recordedTrial(config, file) }
      : await restoreToSettings(config, file, new Date())
  const { manifest, former } =
    from === undefined ? await restore(name) : await withBackup(config, { from, name }, restore)
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const seconds = Math.round((performance.now() - begun) / 1000)
  console.log(
    `${rows} rows and ${Object.keys(manifest.objects).length} pictures and films, as of ${manifest.madeAt}: ${seconds} s.`,
  )
  if (values.try) console.log('It can be restored. Nothing was kept.')
  else console.log(`The site can be started.${former ? ` What was there before lies in ${former}.` : ''}`)
})

/** Records the trial in the site's own database, because the dashboard shows when a backup was last tried. */
async function recordedTrial(config, file) {
  let manifest
  const run = async (now) => {
    manifest = await tryRestore(config, file, now)
    return { pictures: Object.keys(manifest.objects).length }
  }
  await runSiteJob(config, () => ({ name: restoreTrialName, run }))
  return manifest
}
