import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { imageProcess } from '#src/server/images/image-process.ts'
import { localStorage } from '#src/server/storage/local-storage.ts'
import { pictureCache } from './picture-cache.ts'
import { pictureVariants, type Variant } from './picture-variants.ts'
import { prepareVariants } from './prepare-variants.ts'
import { pictureStored } from './stored-pictures.ts'

let folder: string
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'bep-lua-prepared-')))
  await mkdir(join(folder, 'objects', 'dishes'), { recursive: true })
  return () => rm(folder, { recursive: true })
})

async function lay(key: string, width: number): Promise<void> {
  const picture = sharp({ create: { width, height: 40, channels: 3, background: '#8c1d0f' } })
  await picture.webp().toFile(join(folder, 'objects', key))
}

/** The preparation of this folder, with each variant that it has had made. */
function prepare(pace: Parameters<typeof prepareVariants>[1]) {
  const images = imageProcess()
  onTestFinished(() => images.close())
  const storage = localStorage(join(folder, 'objects'))
  const all = pictureVariants(images, storage, pictureCache(join(folder, 'cache')))
  const made: string[] = []
  const variants = {
    async file(variant: Variant, visitor: string) {
      const file = await all.file(variant, visitor)
      made.push(`${variant.key} ${variant.width} ${variant.format}`)
      return file
    },
  }
  const preparation = prepareVariants({ images, storage, variants }, pace)
  onTestFinished(() => preparation.close())
  return { storage, preparation, made }
}

const ofMargherita = ['160', '240', '320'].flatMap((width) => [
  `dishes/margherita.webp ${width} avif`,
  `dishes/margherita.webp ${width} webp`,
])

describe('the variants of pictures', () => {
  it('are made in idle time, of all that are there, no wider than each is', async () => {
    await lay('dishes/margherita.webp', 400)
    await lay('oven.webp', 200)
    const { made } = prepare({ firstAfter: 0, idleAfter: 0 })
    await expect
      .poll(() => made.toSorted(), { timeout: 20_000 })
      .toEqual([...ofMargherita, 'oven.webp 160 avif', 'oven.webp 160 webp'].toSorted())
  })

  it('are made at once of a picture that is stored, and wait for no idle time', async () => {
    const { made, storage } = prepare({ firstAfter: 600_000, idleAfter: 600_000 })
    await lay('dishes/margherita.webp', 400)
    pictureStored(storage, 'dishes/margherita.webp')
    pictureStored(storage, 'films/oven.mp4')
    pictureStored(storage, 'dishes/gone.webp')
    await expect.poll(() => made.toSorted(), { timeout: 20_000 }).toEqual(ofMargherita.toSorted())
  })

  it('are not made while guests ask for pictures, but for one that is stored', async () => {
    await lay('dishes/margherita.webp', 400)
    await lay('oven.webp', 200)
    const { made, preparation, storage } = prepare({ firstAfter: 0, idleAfter: 400 })
    const asking = setInterval(() => preparation.noteRequest(), 20)
    onTestFinished(() => clearInterval(asking))
    pictureStored(storage, 'dishes/margherita.webp')
    await expect.poll(() => made.length, { timeout: 20_000 }).toBe(6)
    expect(made.toSorted()).toEqual(ofMargherita.toSorted())
    clearInterval(asking)
    await expect.poll(() => made, { timeout: 20_000 }).toContain('oven.webp 160 webp')
  })
})
