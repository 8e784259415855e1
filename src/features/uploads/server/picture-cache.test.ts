import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterEach, beforeEach, expect, it } from 'vitest'

import { pictureCache, type PictureCache } from './picture-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bep-lua-cache-'))
})
afterEach(() => rm(folder, { recursive: true }))

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function store(cache: PictureCache, name: string, hours = 0): Promise<void> {
  const file = cache.place(name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, Buffer.alloc(1000))
  await utimes(file, hoursAgo(hours), hoursAgo(hours))
  await cache.written(file)
}

const stored = async () =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.webp'))
    .map((name) => name.slice(3))
    .toSorted()

it('holds what fits', async () => {
  const cache = pictureCache(folder, 3_000)
  for (const name of ['aa.webp', 'bb.webp', 'cc.webp']) await store(cache, name)
  expect(await stored()).toEqual(['aa.webp', 'bb.webp', 'cc.webp'])
  expect(await cache.find('aa.webp')).toBe(join(folder, 'aa', 'aa.webp'))
  expect(await cache.find('dd.webp')).toBeUndefined()
})

it('drops what was not used for longest, and never holds more than it may', async () => {
  const cache = pictureCache(folder, 4000)
  await store(cache, 'aa.webp', 9)
  await store(cache, 'bb.webp', 8)
  await store(cache, 'cc.webp', 7)
  // Used again: now the youngest.
  await cache.find('aa.webp')
  await store(cache, 'dd.webp', 6)
  await store(cache, 'ee.webp', 5)
  expect(await stored()).toEqual(['aa.webp', 'dd.webp', 'ee.webp'])
  for (let count = 10; count < 40; count += 1) {
    await store(cache, `${count}.webp`)
    expect((await stored()).length).toBeLessThanOrEqual(4)
  }
})

it('notes a use on the file once an hour at most', async () => {
  const cache = pictureCache(folder, 4000)
  const usedAt = async (name: string) => {
    const before = (await stat(cache.place(name))).mtimeMs
    await cache.find(name)
    return (await stat(cache.place(name))).mtimeMs - before
  }
  await store(cache, 'aa.webp', 0.9)
  await store(cache, 'bb.webp', 1.1)
  expect(await usedAt('aa.webp')).toBe(0)
  expect(await usedAt('bb.webp')).toBeGreaterThan(0)
})

it('knows after a restart what is there, also from another process', async () => {
  const first = pictureCache(folder, 100_000)
  for (let count = 10; count < 30; count += 1) await store(first, `${count}.webp`, 40 - count)
  // Of one so large a single picture is no part that is measured for its own sake.
  const second = pictureCache(folder, 17_000)
  await store(second, 'zz.webp')
  const youngest = Array.from({ length: 13 }, (_, index) => `${17 + index}.webp`)
  expect(await stored()).toEqual([...youngest, 'zz.webp'])
})

it('counts and drops what a process left unfinished', async () => {
  await mkdir(join(folder, 'aa'), { recursive: true })
  const left = join(folder, 'aa', 'aa.webp.unfinished')
  await writeFile(left, Buffer.alloc(5000))
  await utimes(left, hoursAgo(9), hoursAgo(9))
  await store(pictureCache(folder, 4000), 'bb.webp')
  expect(await readdir(join(folder, 'aa'))).toEqual([])
  expect(await stored()).toEqual(['bb.webp'])
})
