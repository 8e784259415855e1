import { writeFile } from 'node:fs/promises'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Services } from '#src/server/services.ts'
import { inMegabytes, maxUploadBytes } from '../rules/upload-limits.ts'
import { storePicture } from './store-picture.ts'

/** Stores the picture in a data URL and returns the stored picture's address. Throws the same errors as `storePicture`. */
export async function storeDataUrl(
  services: Pick<Services, 'config' | 'images' | 'storage'>,
  dataUrl: string,
): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > maxUploadBytes.image) {
    const message = `File không được vượt quá ${inMegabytes(maxUploadBytes.image)}MB`
    throw new ProblemError(413, { message, code: 'uploads.too-large' })
  }
  return storePicture(services, (file) => writeFile(file, bytes))
}
