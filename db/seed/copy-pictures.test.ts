import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { localStorage } from '#src/server/storage/local-storage.ts'
import { copyPictures } from './copy-pictures.ts'

let source: string
let target: string
const copied = () =>
  copyPictures(source, { config: { storageDir: dirname(target) }, storage: localStorage(target) })

async function emptyFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-copy-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

const files = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()

beforeEach(async () => {
  source = await emptyFolder()
  target = join(await emptyFolder(), 'objects')
  await mkdir(join(source, 'team', 'kitchen'), { recursive: true })
  await writeFile(join(source, 'room.webp'), 'room')
  await writeFile(join(source, 'team', 'chef.webp'), 'chef')
  await writeFile(join(source, 'team', 'kitchen', 'oven.webp'), 'oven')
})

describe('the demo pictures are copied', () => {
  it('with their folders, and leave nothing unfinished', async () => {
    await copied()
    expect(await files(target)).toEqual(['chef.webp', 'oven.webp', 'room.webp'])
    expect(await readFile(join(target, 'team', 'kitchen', 'oven.webp'), 'utf8')).toBe('oven')
  })

  it('once: what the owner put there stays', async () => {
    await mkdir(target)
    await writeFile(join(target, 'room.webp'), 'the owner’s room')
    await copied()
    expect(await readFile(join(target, 'room.webp'), 'utf8')).toBe('the owner’s room')
    expect(await files(target)).toEqual(['chef.webp', 'oven.webp', 'room.webp'])
  })

  it('by many at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => copied()))
    expect(await files(target)).toEqual(['chef.webp', 'oven.webp', 'room.webp'])
  })

  it('or the failure is said, without a file left half copied', async () => {
    await mkdir(target)
    await writeFile(join(target, 'team'), 'a file where a folder should be')
    await expect(copied()).rejects.toMatchObject({ code: 'EEXIST' })
    // Which comes first is the file system's choice.
    expect((await files(target)).filter((name) => name !== 'room.webp')).toEqual(['team'])
  })
})
