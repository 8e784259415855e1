import { writeFile } from 'node:fs/promises'

import type { Services } from '#src/server/services.ts'
import { maxUploadBytes } from '../rules/upload-limits.ts'
import { tooLarge } from './receive-file.ts'
import { storePicture } from './store-picture.ts'

/** Stores the picture in a data URL and returns the stored picture's address. Throws the same errors as `storePicture`. */
export async function storeDataUrl(
  services: Pick<Services, 'config' | 'images' | 'storage'>,
  dataUrl: string,
): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > maxUploadBytes.image) throw tooLarge(maxUploadBytes.image)
  return storePicture(services, (file) => writeFile(file, bytes))
}
