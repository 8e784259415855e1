import type { Services } from '#src/server/services.ts'

export { withCopiedPictures, type PictureServices } from './copy-linked-pictures.ts'
export { isStoredFilm, sendObject } from './send-object.ts'
export { storeDataUrl } from './store-data-url.ts'

const prefix = '/objects/'

/**
 * True if an address belongs to the site's storage but there is no such file. False for addresses on other sites, which are not
 * checked.
 */
export async function isMissingObject(
  { storage }: Pick<Services, 'storage'>,
  address: string,
): Promise<boolean> {
  return address.startsWith(prefix) && !(await storage.find(address.slice(prefix.length)))
}

/**
 * The width and height in pixels at which a stored picture is displayed. The picture is named by its address
 * ("/objects/story/oven.webp"). Undefined if there is no such picture, or if the storage does not respond at the moment. Only the
 * header of the file is read.
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
