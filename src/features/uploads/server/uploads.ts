import type { Services } from '#src/server/services.ts'

const prefix = '/objects/'

/**
 * Width and height in pixels, as shown, of a stored picture by its address ("/objects/story/oven.webp"). Undefined where
 * there is no such picture. Reads the file's head only.
 */
export async function storedPictureSize(
  { storage, images }: Pick<Services, 'storage' | 'images'>,
  address: string,
): Promise<{ width: number; height: number } | undefined> {
  if (!address.startsWith(prefix)) return undefined
  try {
    return await storage.withFile(address.slice(prefix.length), (source) =>
      images.run({ kind: 'size', source }),
    )
  } catch {
    return undefined
  }
}
