import { existsSync } from 'node:fs'
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'

import { startS3Server, type S3Server } from '#test/support/s3-server.ts'
import { parseConfig } from '../config.ts'
import { unavailableReason } from '../database/unavailable.ts'
import { copyObjects } from './copy-objects.ts'
import type { ObjectStorage } from './object-storage.ts'
import { openStorage } from './open-storage.ts'
import { withUnfinishedFile } from './unfinished-file.ts'

let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server()
})
afterAll(() => s3.close())

const kinds = ['local', 's3'] as const

async function opened(kind: (typeof kinds)[number]) {
  const folder = await mkdtemp(join(tmpdir(), 'bep-lua-storage-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const config = parseConfig({ DATA_DIR: folder, ...(kind === 's3' && s3.settings) })
  const storage = await openStorage(config)
  for await (const { key } of storage.list('')) await storage.delete(key)
  const put = (key: string, text: string) =>
    withUnfinishedFile(config, async (file) => {
      await writeFile(file, text)
      await storage.put(key, file)
    })
  return { config, folder, storage, put }
}

async function read(storage: ObjectStorage, ...given: Parameters<ObjectStorage['read']>) {
  const bytes = await storage.read(...given)
  return bytes && (await buffer(bytes)).toString()
}

async function keys(storage: ObjectStorage, prefix = '') {
  const found: string[] = []
  for await (const { key } of storage.list(prefix)) found.push(key)
  return found.toSorted()
}

/** A key of so many letters, none of whose parts is too long for a file. */
const ofLength = (length: number) =>
  'x'
    .repeat(100)
    .concat('/')
    .repeat(5)
    .slice(0, length - 1)
    .concat('x')

describe.each(kinds)('a %s storage', (kind) => {
  it('gives back what was stored, whole and in part', async () => {
    const { storage, put } = await opened(kind)
    await put('dishes/pizza.webp', 'tomato and cheese')
    expect(await read(storage, 'dishes/pizza.webp')).toBe('tomato and cheese')
    expect(await read(storage, 'dishes/pizza.webp', { start: 7, end: 9 })).toBe('and')
    expect(await storage.find('dishes/pizza.webp')).toMatchObject({ size: 17 })
    const inFile = await storage.withFile('dishes/pizza.webp', (file) => readFile(file, 'utf8'))
    expect(inFile).toBe('tomato and cheese')
  })

  it('replaces what was there, and says that it is another', async () => {
    const { storage, put } = await opened(kind)
    await put('a.webp', 'one')
    const before = await storage.find('a.webp')
    await put('a.webp', 'another')
    expect(await read(storage, 'a.webp')).toBe('another')
    expect((await storage.find('a.webp'))?.version).not.toBe(before?.version)
  })

  it('leaves no file beside what it stores and lends', async () => {
    const { folder, storage, put } = await opened(kind)
    await put('a.webp', 'one')
    await storage.withFile('a.webp', async () => {})
    expect(await readdir(join(folder, 'unfinished'))).toEqual([])
  })

  it('lists by the beginning of keys, and deletes', async () => {
    const { storage, put } = await opened(kind)
    for (const key of ['a/1.webp', 'a/b/2.webp', 'c.webp']) await put(key, key)
    expect(await keys(storage)).toEqual(['a/1.webp', 'a/b/2.webp', 'c.webp'])
    expect(await keys(storage, 'a/')).toEqual(['a/1.webp', 'a/b/2.webp'])
    expect(await storage.find('a/1.webp')).toBeDefined()
    await storage.delete('a/1.webp')
    await storage.delete('a/1.webp')
    expect(await storage.find('a/1.webp')).toBeUndefined()
    expect(await keys(storage)).toEqual(['a/b/2.webp', 'c.webp'])
  })

  it('has what another process stored', async () => {
    const { config, put } = await opened(kind)
    const other = await openStorage(config)
    expect(await other.find('a.webp')).toBeUndefined()
    await put('a.webp', 'one')
    expect(await read(other, 'a.webp')).toBe('one')
    expect(await other.find('a.webp')).toMatchObject({ size: 3 })
  })

  it.each([
    'none.webp',
    '',
    '/',
    'a',
    './a/1.webp',
    'a//1.webp',
    'a/../a/1.webp',
    String.raw`a\1.webp`,
    '../a',
  ])('has nothing under %j', async (key) => {
    const { storage, put } = await opened(kind)
    await put('a/1.webp', 'one')
    expect(await storage.find(key)).toBeUndefined()
    expect(await storage.read(key)).toBeUndefined()
    expect(await storage.withFile(key, async () => 'called')).toBeUndefined()
  })

  it.each([
    ['no name', ''],
    ['a way out', '../a'],
    ['an empty folder', 'a//b'],
    ['the same folder', './b'],
    ['a way back', 'a/../b'],
    ['501 letters', ofLength(501)],
  ])('stores nothing under a key with %s', async (_what, key) => {
    const { storage, put } = await opened(kind)
    await expect(put(key, 'one')).rejects.toThrow('This is no key of an object')
    expect(await keys(storage)).toEqual([])
  })

  it('stores something under a key of 500 letters', async () => {
    const { storage, put } = await opened(kind)
    await put(ofLength(500), 'one')
    expect(await read(storage, ofLength(500))).toBe('one')
  })
})

it('a local storage has the bytes on the disk before their name, and then the name', async () => {
  const { folder, put } = await opened('local')
  const anyFile = await open(folder)
  await anyFile.close()
  const { sync }: FileHandle = Object.getPrototypeOf(anyFile)
  const named: boolean[] = []
  const flushed = vi.spyOn<FileHandle, 'sync'>(Object.getPrototypeOf(anyFile), 'sync')
  onTestFinished(() => flushed.mockRestore())
  flushed.mockImplementation(function flush(this: FileHandle) {
    named.push(existsSync(join(folder, 'objects/a.webp')))
    return sync.call(this)
  })
  await put('a.webp', 'one')
  expect(named).toEqual([false, true])
})

describe('copying one storage to the other', () => {
  it.each([
    ['local', 's3'],
    ['s3', 'local'],
  ] as const)('from %s to %s: everything once', async (from, to) => {
    const source = await opened(from)
    const target = await opened(to)
    await source.put('a/1.webp', 'one')
    await source.put('2.webp', 'two')
    await target.put('3.webp', 'three')
    await target.put('2.webp', 'cut off')
    const copied = () => copyObjects(source.config, source.storage, target.storage)
    expect(await copied()).toEqual({ copied: 2, present: 0 })
    expect(await keys(target.storage)).toEqual(['2.webp', '3.webp', 'a/1.webp'])
    expect(await read(target.storage, '2.webp')).toBe('two')
    expect(await copied()).toEqual({ copied: 0, present: 2 })
  })
})

describe('a storage that cannot be used for now', () => {
  it('is unavailable where a folder cannot be made', async () => {
    const { folder, put } = await opened('local')
    await writeFile(join(folder, 'objects'), 'a file where a folder should be')
    const error = await put('a.webp', 'one').catch((reason: unknown) => reason)
    expect(unavailableReason(error)).toBe('storage')
  })

  it('is unavailable where the service has ended', async () => {
    const server = await startS3Server()
    const config = parseConfig({ DATA_DIR: tmpdir(), ...server.settings })
    const storage = await openStorage(config)
    await server.close()
    const error = await storage.find('a.webp').catch((reason: unknown) => reason)
    expect(unavailableReason(error)).toBe('storage')
    const lines: string[] = []
    await openStorage(config, (line) => lines.push(line))
    expect(lines).toEqual([expect.stringMatching(/^The bucket pictures cannot be read: .+starts without/)])
  })
})

it('a file outside the folder is not reached by a link in it', async () => {
  const { folder, storage, put } = await opened('local')
  await put('a.webp', 'one')
  await mkdir(join(folder, 'elsewhere'))
  await writeFile(join(folder, 'elsewhere', 'secret.webp'), 'secret')
  await symlink(join(folder, 'elsewhere'), join(folder, 'objects', 'link'))
  expect(await storage.find('link/secret.webp')).toBeUndefined()
})

it('a file without bytes gives none, whichever part is asked for', async () => {
  const { storage, put } = await opened('local')
  await put('empty', '')
  expect(await read(storage, 'empty', { start: 0, end: 63 })).toBe('')
})

// A service does so by its protocol; the one of these tests does not.
it('a local storage shows nothing of what is being stored before all of it is there', async () => {
  const { storage, put } = await opened('local')
  const long = 'x'.repeat(3_000_000)
  const storing = put('long.webp', long)
  const seen = new Set<number | undefined>()
  const readLength = async () => {
    const length = (await read(storage, 'long.webp'))?.length
    seen.add(length)
    return length
  }
  await expect.poll(readLength, { interval: 1 }).toBe(long.length)
  await storing
  seen.delete(undefined)
  expect([...seen]).toEqual([long.length])
})
