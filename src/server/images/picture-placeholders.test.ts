import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { localStorage } from '../storage/local-storage.ts'
import { imageProcess } from './image-process.ts'
import { picturePlaceholders } from './picture-placeholders.ts'

let dataDir: string
const images = imageProcess()
const startedAnew = () =>
  picturePlaceholders({ config: { storageDir: dataDir }, images, storage: localStorage(objects()) })
const objects = () => join(dataDir, 'objects')

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'bep-lua-placeholders-'))
})
afterAll(async () => {
  images.close()
  await rm(dataDir, { recursive: true })
})

async function layPicture(name: string, colour: string): Promise<void> {
  await mkdir(join(objects(), 'test'), { recursive: true })
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } })
  await writeFile(join(objects(), 'test', name), await picture.png().toBuffer())
}

describe('a placeholder', () => {
  it('is of the picture’s own colours', async () => {
    await layPicture('red.png', '#cc0000')
    const placeholders = startedAnew()
    expect(await placeholders.of('/objects/test/red.png')).toBe('#c00 #c00 0')
  })

  it('is found where an earlier start left it', async () => {
    await layPicture('green.png', '#00cc00')
    const file = join(objects(), 'test/green.png')
    const { size } = await stat(file)
    // Whole seconds, so that the same time can be set again.
    const time = new Date('2026-05-06T05:00:00Z')
    await utimes(file, time, time)
    const first = await startedAnew().of('/objects/test/green.png')
    expect(first).toBe('#0c0 #0c0 0')
    // Unreadable by now, of the same size and time: whoever worked it out again would have nothing to go by.
    await writeFile(file, Buffer.alloc(size))
    await utimes(file, time, time)
    expect(await startedAnew().of('/objects/test/green.png')).toBe(first)
  })

  it('is another one when another picture is laid under the name', async () => {
    const placeholders = startedAnew()
    await layPicture('same.png', '#0000cc')
    expect(await placeholders.of('/objects/test/same.png')).toBe('#00c #00c 0')
    await layPicture('same.png', '#cccc00')
    await utimes(join(objects(), 'test/same.png'), new Date(), new Date(Date.now() + 5000))
    expect(await placeholders.of('/objects/test/same.png')).toBe('#cc0 #cc0 0')
  })

  it('is worked out once, however many ask at the same time', async () => {
    await layPicture('busy.png', '#cc00cc')
    const placeholders = startedAnew()
    const asked = Array.from({ length: 20 }, () => placeholders.of('/objects/test/busy.png'))
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['#c0c #c0c 0']))
    const files = await readdir(join(dataDir, 'cache', 'placeholders'), { recursive: true })
    expect(files.filter((name) => !/^..$|\.txt$/.test(name))).toEqual([])
  })

  it.each([
    ['no address', null],
    ['a picture of another site', 'https://pictures.example/a.webp'],
    ['a picture that is not there', '/objects/test/none.webp'],
    ['a folder', '/objects/test'],
    ['a way out of the folder', '/objects/../../../../etc/hostname'],
  ])('does not exist for %s', async (_name, address) => {
    await layPicture('there.png', '#00cccc')
    expect(await startedAnew().of(address)).toBeNull()
  })

  it('does not exist for a file that is no picture', async () => {
    await layPicture('white.png', '#ffffff')
    await writeFile(join(objects(), 'test/words.webp'), 'not a picture')
    const placeholders = startedAnew()
    expect(await placeholders.of('/objects/test/words.webp')).toBeNull()
    expect(await placeholders.of('/objects/test/white.png')).toBe('#fff #fff 0')
  })

  it('does not exist for now where a hundred others are waited for', async () => {
    const found = { size: 1, modifiedAt: new Date(0), version: '1' }
    const never = new Promise<undefined>(() => {})
    const placeholders = picturePlaceholders({
      config: { storageDir: dataDir },
      images,
      storage: { find: async () => found, withFile: () => never },
    })
    const isThere = new Set<number>()
    for (let number = 0; number < 100; number += 1)
      void placeholders.of(`/objects/test/${number}.png`).then(() => isThere.add(number))
    expect(await placeholders.of('/objects/test/one-more.png')).toBeNull()
    expect(isThere.size).toBe(0)
  })

  it('does not exist while the storage cannot be read, and does once it can', async () => {
    await layPicture('away.png', '#00cc00')
    const storage = localStorage(objects())
    let isDown = true
    const broken = () => Promise.reject(Object.assign(new Error('The storage failed'), { code: 'EIO' }))
    const placeholders = picturePlaceholders({
      config: { storageDir: dataDir },
      images,
      storage: { ...storage, find: (key) => (isDown ? broken() : storage.find(key)) },
    })
    expect(await placeholders.of('/objects/test/away.png')).toBeNull()
    isDown = false
    expect(await placeholders.of('/objects/test/away.png')).toBe('#0c0 #0c0 0')
  })
})
