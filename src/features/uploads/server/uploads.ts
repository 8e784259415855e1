import type { Services } from '#src/server/services.ts'

export { withCopiedPictures, type PictureServices } from './copy-linked-pictures.ts'
export { isStoredFilm, sendObject } from './send-object.ts'
export { storeDataUrl } from './store-data-url.ts'

const prefix = '/objects/'

/** Whether an address is one of ours with nothing stored there; addresses of other sites are not asked. */
export async function isMissingObject(
  { storage }: Pick<Services, 'storage'>,
  address: string,
): Promise<boolean> {
  return address.startsWith(prefix) && !(await storage.find(address.slice(prefix.length)))
}

/**
 * Width and height in pixels, as shown, of a stored picture by its address ("/objects/story/oven.webp"). Undefined where
 * there is no such picture, and where the storage returns nothing for now. Reads the file's head only.
 */
export async function storedPictureSize(
  { storageForPages, images }: Pick<Services, 'storageForPages' | 'images'>,
  address: string,
): Promise<{ width: number; height: number } | undefined> {
  if (!address.startsWith(prefix)) return undefined
  try {
    return await storageForPages.withFile(address.slice(prefix.length), (source) =>
      images.run({ kind: 'size', source }),
    )
  } catch {
    return undefined
  }
}
