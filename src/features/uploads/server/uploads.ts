import type { Services } from '#src/server/services.ts'

export { withCopiedPictures, type PictureServices } from './copy-linked-pictures.ts'
export { isStoredFilm, sendObject } from './send-object.ts'
export { storeDataUrl } from './store-data-url.ts'

const prefix = '/objects/'

/**
 * True if an address is one of the site's stored files and there is no such file; false for addresses of other sites, which are not
 * checked.
 */
export async function isMissingObject(
  { storage }: Pick<Services, 'storage'>,
  address: string,
): Promise<boolean> {
  return address.startsWith(prefix) && !(await storage.find(address.slice(prefix.length)))
}

/**
 * The width and height in pixels at which a stored picture is displayed, by its address ("/objects/story/oven.webp"). Undefined if
 * there is no such picture or the storage does not answer at the moment. Only the head of the file is read.
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
