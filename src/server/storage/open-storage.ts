import { join } from 'node:path'

import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { localStorage } from './local-storage.ts'
import type { ObjectStorage } from './object-storage.ts'

export type StorageConfig = Pick<Config, 'storage' | 'storageDir' | 's3'>

/** Opens the storage that the settings name. Throws StartError if an S3 service does not let us read the bucket. */
export async function openStorage(config: StorageConfig): Promise<ObjectStorage> {
  if (config.storage === 'local') return localStorage(join(config.storageDir, 'objects'))
  if (!config.s3) throw new StartError('STORAGE=s3 needs S3_BUCKET. See .env.example.')
  // The S3 client takes 40 MB of memory, which a local storage does not need.
  const { s3Storage } = await import('./s3-storage.ts')
  const storage = s3Storage(config.s3, config)
  try {
    await storage.list('no-such-object')[Symbol.asyncIterator]().next()
  } catch (error) {
    // The name is shown too, because some services send no more than a code, which is the name.
    const reason =
      error instanceof Error && error.cause instanceof Error
        ? `${error.cause.name}: ${error.cause.message}`
        : String(error)
    throw new StartError(
      `The bucket ${config.s3.bucket} cannot be read: ${reason}. See S3_… in .env.example.`,
    )
  }
  return storage
}
