import { join } from 'node:path'

import type { Config } from '../config.ts'
import { SettingError } from '../start-error.ts'
import { localStorage } from './local-storage.ts'
import type { ObjectStorage } from './object-storage.ts'

export type StorageConfig = Pick<Config, 'storage' | 'storageDir' | 's3'>

/**
 * Opens the storage that the settings name. Throws SettingError if an S3 service refuses to let this program read the bucket. If
 * the service does not respond, the function writes a message to `log` and opens the storage all the same: it works once the
 * service responds.
 */
export async function openStorage(
  config: StorageConfig,
  log: (line: string) => void = () => {},
): Promise<ObjectStorage> {
  if (config.storage === 'local') return localStorage(join(config.storageDir, 'objects'))
  if (!config.s3) throw new SettingError('STORAGE=s3 needs S3_BUCKET. See .env.example.')
  // The S3 client is loaded only here: it takes 40 MB of memory, which a server with local storage does not need.
  const { s3Storage } = await import('./s3-storage.ts')
  const storage = s3Storage(config.s3, config)
  try {
    await storage.list('no-such-object')[Symbol.asyncIterator]().next()
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    // The message also contains the error's name, because some services send only a code, which the S3 client uses as the name.
    const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
    const problem = `The bucket ${config.s3.bucket} cannot be read: ${reason}.`
    if (isRejection(cause)) throw new SettingError(`${problem} See S3_… in .env.example.`)
    log(`${problem} The site starts without its pictures; they return with the service.`)
  }
  return storage
}

/**
 * True if the service has responded and said that these settings are wrong. A service that does not respond may still work later.
 */
function isRejection(error: unknown): boolean {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } }
  const status = $metadata?.httpStatusCode ?? 0
  return status >= 400 && status < 500
}
