import { realpath } from 'node:fs/promises'
import { join } from 'node:path'

import { hasVariants } from '#src/kernel/picture-variants.ts'

/** Letters, digits and marks that no address needs to encode, and the separators that would hide in it. */
const needlesslyEncoded = /%(?:2[DEF]|3[0-9]|4[1-9A-F]|5[0-9ACF]|6[1-9A-F]|7[0-9AE]|00)/i

/** Whether the path of an address ("/pictures/320/webp/dishes/a.webp?x") is spelt in the one way that pictures have. */
export function isPlainAddress(url: string): boolean {
  const path = url.replace(/\?.*$/s, '')
  return !path.endsWith('/') && !needlesslyEncoded.test(path)
}

/**
 * The file of a stored picture by its path below the objects folder. Undefined where there is none, and for every path
 * that only leads to one: "./a.webp", "x/../a.webp", "A.WEBP" on a disk that takes it for "a.webp", or by a link.
 */
export async function storedPicture(objectsFolder: string, path: string): Promise<string | undefined> {
  const segments = path.split('/')
  if (segments.some((segment) => segment === '' || segment.startsWith('.') || /[\\\0]/.test(segment)))
    return undefined
  if (!hasVariants(`/objects/${path}`)) return undefined
  try {
    const file = join(await realpath(objectsFolder), ...segments)
    return (await realpath(file)) === file ? file : undefined
  } catch {
    return undefined
  }
}
