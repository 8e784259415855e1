import { writeFile } from 'node:fs/promises'

import { ProblemError } from '#src/kernel/problem.ts'
import type { Services } from '#src/server/services.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'
import { inMegabytes, maxUploadBytes } from '../rules/upload-limits.ts'
import { checkedUpload } from './check-upload.ts'
import { newObjectKey } from './upload-address.ts'

/**
 * Stores the picture that a data URL holds, as if it had been uploaded, and returns its address ("/objects/uploads/…"). Throws
 * 400, 413 or 415 where it is none that may be uploaded. Unless something refers to it, it is deleted after a day.
 */
export async function storeDataUrl(
  { config, images, storage }: Pick<Services, 'config' | 'images' | 'storage'>,
  dataUrl: string,
): Promise<string> {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (bytes.length > maxUploadBytes.image) {
    const message = `File không được vượt quá ${inMegabytes(maxUploadBytes.image)}MB`
    throw new ProblemError(413, { message, code: 'uploads.too-large' })
  }
  const key = newObjectKey('image')
  await withUnfinishedFile(config, (received) =>
    withUnfinishedFile(config, async (target) => {
      await writeFile(received, bytes)
      await storage.put(key, await checkedUpload(images, received, target, 'image'))
    }),
  )
  return `/objects/${key}`
}
