import { join, sep } from 'node:path'

import sharp from 'sharp'

import type { Config } from '../../../server/config.ts'

/**
 * Width and height in pixels, as shown, of a stored picture by its address ("/objects/story/oven.webp"). Undefined where
 * there is no such picture. Reads the file's head only.
 */
export async function storedPictureSize(
  { dataDir }: Pick<Config, 'dataDir'>,
  address: string,
): Promise<{ width: number; height: number } | undefined> {
  const folder = join(dataDir, 'objects')
  const file = join(folder, address.replace(/^\/objects\//, ''))
  if (!address.startsWith('/objects/') || !file.startsWith(folder + sep)) return undefined
  try {
    const { autoOrient } = await sharp(file).metadata()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return undefined
  }
}
