import type { Services } from '#src/server/services.ts'
import { withUnfinishedFile } from '#src/server/storage/unfinished-file.ts'
import { checkedUpload } from './check-upload.ts'
import { pictureStored } from './stored-pictures.ts'
import { newObjectKey } from './upload-address.ts'

/**
 * Stores the picture that `receive` writes to a file, and returns the picture's address ("/objects/uploads/…"). The picture is
 * encoded again, like every upload. Throws 400, 413 or 415 if the picture is not acceptable. If nothing refers to the picture after
 * a day, it is deleted.
 */
export async function storePicture(
  { config, images, storage }: Pick<Services, 'config' | 'images' | 'storage'>,
  receive: (file: string) => Promise<void>,
): Promise<string> {
  const key = newObjectKey('image')
  await withUnfinishedFile(config, (received) =>
    withUnfinishedFile(config, async (target) => {
      await receive(received)
      await storage.put(key, await checkedUpload(images, received, target, 'image'))
    }),
  )
  pictureStored(storage, key)
  return `/objects/${key}`
}
