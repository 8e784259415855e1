import { join, sep } from 'node:path'

import type { Services } from '#src/server/services.ts'

/**
 * Width and height in pixels, as shown, of a stored picture by its address ("/objects/story/oven.webp"). Undefined where
 * there is no such picture. Reads the file's head only.
 */
export async function storedPictureSize(
  { config, images }: Pick<Services, 'config' | 'images'>,
  address: string,
): Promise<{ width: number; height: number } | undefined> {
  const folder = join(config.storageDir, 'objects')
  const file = join(folder, address.replace(/^\/objects\//, ''))
  if (!address.startsWith('/objects/') || !file.startsWith(folder + sep)) return undefined
  try {
    return await images.run({ kind: 'size', source: file })
  } catch {
    return undefined
  }
}
