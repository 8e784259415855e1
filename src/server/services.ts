import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database } from './database/connection.ts'
import type { Download } from './downloads/download.ts'
import type { OfficeEvents } from './realtime/office-events.ts'
import type { ImageProcess } from './images/image-process.ts'
import type { PicturePlaceholders } from './images/picture-placeholders.ts'
import type { ObjectStorage } from './storage/object-storage.ts'
import type { StorageForPages } from './storage/storage-for-pages.ts'
import type { PublicContent } from './realtime/public-content.ts'

/** The services from which the application is built. `main.ts` makes the real services, and tests make their own. */
export interface Services {
  readonly config: Config
  readonly db: Database
  readonly clock: Clock
  readonly content: PublicContent
  readonly events: OfficeEvents
  readonly images: ImageProcess
  readonly storage: ObjectStorage
  readonly storageForPages: StorageForPages
  readonly placeholders: PicturePlaceholders
  /** Downloads a file from a web address that an admin has entered. */
  readonly download: Download
}
