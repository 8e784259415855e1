// Copies pictures and films from the local folder to the S3 service, or back: `npm run copy-objects -- --to=s3` or `--to=local`.
import { copyObjects } from '../src/server/storage/copy-objects.ts'
import { openStorage } from '../src/server/storage/open-storage.ts'
import { withSettings } from './with-settings.mjs'

await withSettings(async (config) => {
  const target = /^--to=(local|s3)$/.exec(process.argv[2] ?? '')?.[1]
  if (!target) throw new Error('Say where to: --to=s3 or --to=local')
  const local = await openStorage({ ...config, storage: 'local' })
  const s3 = await openStorage({ ...config, storage: 's3' })
  const { copied, present } = await copyObjects(config, ...(target === 's3' ? [local, s3] : [s3, local]))
  console.log(`Copied ${copied}, ${present} were there.`)
})
