import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { LRUCache } from 'lru-cache'

import { encodePlaceholder, placeholderPattern } from '#src/kernel/picture-placeholder.ts'
import type { Config } from '../config.ts'
import { unavailableReason } from '../database/unavailable.ts'
import type { StorageForPages } from '../storage/storage-for-pages.ts'
import { ImageError, type ImageProcess } from './image-process.ts'
import { writeWhole } from './write-whole.ts'

const prefix = '/objects/'
const maxInMemory = 10_000
const maxWaiting = 100

export interface PicturePlaceholders {
  /**
   * The colours that a page shows in place of a stored picture until the picture is loaded. `address` is the picture's address
   * ("/objects/dishes/margherita.webp"). Null if there is no address, if the picture is on another site, or if it is missing or
   * cannot be read at the moment: the page is then sent without the colours.
   */
  of(address: string | null): Promise<string | null>
}

interface PlaceholderServices {
  readonly config: Pick<Config, 'storageDir'>
  readonly images: ImageProcess
  readonly storage: StorageForPages
}

/**
 * Works out a picture's placeholder once and stores it on the disk beside the picture's other sizes, so that it survives a restart.
 * If a new picture gets the same name, a new placeholder is made. Pictures are read one at a time. If a hundred pictures are
 * waiting already, the result is null for now.
 */
export function picturePlaceholders({
  config: { storageDir },
  images,
  storage,
}: PlaceholderServices): PicturePlaceholders {
  const cache = join(storageDir, 'cache', 'placeholders')
  const cached = new LRUCache<string, { placeholder: string | null }>({ max: maxInMemory })
  const underWay = new Map<string, Promise<string | null>>()

  async function find(key: string, name: string): Promise<string | null> {
    const file = join(cache, name.slice(0, 2), `${name}.txt`)
    const known = await readFile(file, 'utf8').catch(() => '')
    if (placeholderPattern.test(known)) return known
    const made = await storage.withFile(key, (original) => makePlaceholder(images, original))
    const placeholder = made ?? null
    if (placeholder) {
      // If the disk is full, the page still gets the placeholder, but the server must work it out again next time.
      await writeWhole(file, (unfinished) => writeFile(unfinished, placeholder)).catch(() => {})
    }
    return placeholder
  }

  async function placeholderOf(address: string): Promise<string | null> {
    const key = address.slice(prefix.length)
    const found = await storage.find(key)
    if (!found) return null

    const name = createHash('sha256').update(`${address} ${found.version}`).digest('hex')
    const remembered = cached.get(name)
    if (remembered) return remembered.placeholder
    if (!underWay.has(name) && underWay.size >= maxWaiting) return null
    const finding = underWay.get(name) ?? find(key, name).finally(() => underWay.delete(name))
    underWay.set(name, finding)
    const placeholder = await finding
    cached.set(name, { placeholder })
    return placeholder
  }

  return {
    async of(address) {
      if (!address?.startsWith(prefix)) return null
      try {
        return await placeholderOf(address)
      } catch (error) {
        if (unavailableReason(error) === 'storage') return null
        throw error
      }
    },
  }
}

/**
 * The placeholder of a picture file; null if the file is no picture. The page then shows a drawing of a plate, and the file is not
 * read again unless another file replaces it.
 */
async function makePlaceholder(images: ImageProcess, original: string): Promise<string | null> {
  try {
    return encodePlaceholder(await images.run({ kind: 'colours', source: original }))
  } catch (error) {
    if (error instanceof ImageError) return null
    throw error
  }
}
