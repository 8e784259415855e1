// Copies pictures and films from the local folder to the S3 service, or back: `npm run copy-objects -- --to=s3` or `--to=local`.
import { existsSync } from 'node:fs'

import { parseConfig } from '../src/server/config.ts'
import { copyObjects } from '../src/server/storage/copy-objects.ts'
import { openStorage } from '../src/server/storage/open-storage.ts'

const settingsFile = new URL('../.env', import.meta.url)
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

const target = /^--to=(local|s3)$/.exec(process.argv[2] ?? '')?.[1]
if (!target) {
  console.error('Say where to: --to=s3 or --to=local')
  process.exit(1)
}

try {
  const config = parseConfig(process.env)
  const local = await openStorage({ ...config, storage: 'local' })
  const s3 = await openStorage({ ...config, storage: 's3' })
  const { copied, present } = await copyObjects(config, ...(target === 's3' ? [local, s3] : [s3, local]))
  console.log(`Copied ${copied}, ${present} were there.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = error?.exitCode ?? 1
}
