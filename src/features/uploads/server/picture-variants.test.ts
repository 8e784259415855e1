import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'

import { pictureWidths } from '#src/kernel/picture-variants.ts'
import { imageProcess } from '#src/server/images/image-process.ts'
import type { ObjectStorage } from '#src/server/storage/object-storage.ts'
import { localStorage } from '#src/server/storage/local-storage.ts'
import { pictureCache } from './picture-cache.ts'
import { pictureVariants } from './picture-variants.ts'

it('a picture is sent once the cache is within its limit again', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bep-lua-variants-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  const images = imageProcess()
  onTestFinished(() => images.close())
  const [objects, stored] = [join(folder, 'objects'), join(folder, 'cache')]
  await mkdir(objects)
  const picture = sharp({ create: { width: 1600, height: 8, channels: 3, background: '#8c1d0f' } })
  await picture.png().toFile(join(objects, 'oven.png'))

  // None fits, so each is dropped right after it was written.
  const variants = pictureVariants(images, localStorage(objects), pictureCache(stored, 1))
  for (const width of pictureWidths) {
    await variants.file({ key: 'oven.png', width, format: 'webp' }, '192.0.2.1')
    const files = readdirSync(stored, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    )
    expect(files).toEqual([])
  }
})

it('a picture whose resizing was cut off is worth another request', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bep-lua-variants-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  const images = imageProcess({ taskMilliseconds: 1 })
  onTestFinished(() => images.close())
  const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: '#8c1d0f' } })
  await picture.png().toFile(join(folder, 'oven.png'))
  const variants = pictureVariants(images, localStorage(folder), pictureCache(join(folder, 'cache')))
  const file = variants.file({ key: 'oven.png', width: 160, format: 'webp' }, '192.0.2.1')
  await expect(file).rejects.toMatchObject({ status: 503, problem: { code: 'pictures.busy' } })
})

it('a picture that is deleted once it was found is the same as none', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'bep-lua-variants-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  const images = imageProcess()
  onTestFinished(() => images.close())
  const objects = localStorage(folder)
  const file = join(folder, 'oven.png')
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8c1d0f' } })
    .png()
    .toFile(file)
  const storage: ObjectStorage = {
    ...objects,
    async find(key) {
      const found = await objects.find(key)
      await rm(file)
      return found
    },
  }
  const variants = pictureVariants(images, storage, pictureCache(join(folder, 'cache')))
  const made = variants.file({ key: 'oven.png', width: 160, format: 'webp' }, '192.0.2.1')
  await expect(made).rejects.toMatchObject({ status: 404, problem: { code: 'pictures.not-found' } })
})
