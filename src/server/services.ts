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

/** The services that the application is built from. `main.ts` makes the real ones, tests make theirs. */
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
  /** Downloads files that admins name by their addresses. */
  readonly download: Download
}
