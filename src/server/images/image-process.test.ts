import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import { compressedText, pngWith } from '#test/support/upload-samples.ts'
import { commandOf } from '#test/start/running-site.ts'
import { imageProcess } from './image-process.ts'

let folder: string
let picture: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bep-lua-images-'))
  picture = join(folder, 'red.png')
  await sharp({ create: { width: 600, height: 400, channels: 3, background: '#cc0000' } }).toFile(picture)
})
afterAll(() => rm(folder, { recursive: true }))

function started(options?: Parameters<typeof imageProcess>[0]) {
  const images = imageProcess(options)
  onTestFinished(() => images.close())
  return images
}

const square = { width: 30, height: 30 } as const

/** Whether the system still knows the process. */
function isAlive(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const resizeTo = (name: string, source = picture) =>
  ({ kind: 'resize', source, target: join(folder, 'made', name), width: 320, format: 'avif' }) as const

describe('the image process', () => {
  it('resizes a picture, tells its size and its nine colours', async () => {
    const images = started()
    await images.run(resizeTo('red.avif'))
    expect(await sharp(join(folder, 'made/red.avif')).metadata()).toMatchObject({
      width: 320,
      format: 'heif',
    })
    expect(await images.run({ kind: 'size', source: picture })).toEqual({ width: 600, height: 400 })
    const colours = await images.run({ kind: 'colours', source: picture })
    expect(colours).toEqual(Array.from({ length: 9 }, () => [204, 0, 0]))
  })

  it.each<[string, () => Sharp, readonly number[]]>([
    // Guests see the page behind it.
    [
      'nothing but transparency',
      () => sharp({ create: { ...square, channels: 4, background: '#0000' } }),
      [33, 29, 27],
    ],
    [
      'grey',
      () => sharp({ create: { ...square, channels: 3, background: '#808080' } }).toColourspace('b-w'),
      [128, 128, 128],
    ],
    [
      'sixteen bits',
      () => sharp({ create: { ...square, channels: 3, background: '#cc0000' } }).toColourspace('rgb16'),
      [204, 0, 0],
    ],
  ])('tells the colours of a picture of %s', async (name, make, colour) => {
    const source = join(folder, `${name}.png`)
    await make().png().toFile(source)
    expect(await started().run({ kind: 'colours', source })).toEqual(Array.from({ length: 9 }, () => colour))
  })

  it('lays a whole picture on an icon’s ground, with its margin free', async () => {
    const icon = await started().run({
      kind: 'icon',
      source: picture,
      side: 100,
      margin: 0.1,
      ground: '#00ff00',
    })
    const { data, info } = await sharp(Buffer.from(icon, 'base64'))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([info.width, info.height, info.channels]).toEqual([100, 100, 3])
    const at = (x: number, y: number) => [...data.subarray((y * 100 + x) * 3, (y * 100 + x) * 3 + 3)]
    // Eighty wide and, three by two, 53 high, in the middle.
    expect([at(12, 50), at(87, 50), at(50, 26), at(50, 73)]).toEqual(
      Array.from({ length: 4 }, () => [204, 0, 0]),
    )
    expect([at(7, 50), at(92, 50), at(50, 20), at(50, 79)]).toEqual(
      Array.from({ length: 4 }, () => [0, 255, 0]),
    )
  })

  it('turns a photo the way its camera was held', async () => {
    const images = started()
    const photo = join(folder, 'upright.jpg')
    const turned = { create: { width: 600, height: 400, channels: 3, background: '#cc0000' } } as const
    await sharp(turned).withMetadata({ orientation: 6 }).jpeg().toFile(photo)
    await images.run(resizeTo('upright.avif', photo))
    expect(await sharp(join(folder, 'made/upright.avif')).metadata()).toMatchObject({
      width: 320,
      height: 480,
    })
    expect(await images.run({ kind: 'size', source: photo })).toEqual({ width: 400, height: 600 })
  })

  it('does one task after another in one process, and ends it when there is nothing left to do', async () => {
    const images = started({ idleMilliseconds: 50 })
    expect(images.pid()).toBeUndefined()
    const asked = ['a', 'b', 'c'].map((name) => images.run(resizeTo(`${name}.avif`)).then(() => images.pid()))
    const pids = await Promise.all(asked)
    expect(new Set(pids).size).toBe(1)
    await expect.poll(() => isAlive(pids[0])).toBe(false)
    expect(images.pid()).toBeUndefined()
    // The next task starts another.
    await images.run({ kind: 'size', source: picture })
    expect(images.pid()).not.toBe(pids[0])
  })

  it('stands behind the server in line, within its memory, and is not ended by Ctrl-C', async () => {
    const images = started()
    await images.run({ kind: 'size', source: picture })
    const pid = images.pid() ?? 0
    expect(getPriority(pid)).toBe(10)
    expect(commandOf(pid)).toContain('--max-old-space-size=64')
    process.kill(pid, 'SIGINT')
    await images.run(resizeTo('after-ctrl-c.avif'))
    expect(images.pid()).toBe(pid)
  })

  it('tells a size while pictures are being resized', async () => {
    const images = started()
    const order: string[] = []
    const note = (name: string) => () => void order.push(name)
    const resizing = ['d', 'e', 'f'].map((name) => images.run(resizeTo(`${name}.avif`)).then(note('resized')))
    await images.run({ kind: 'size', source: picture }).then(note('looked at'))
    await Promise.all(resizing)
    expect(order.indexOf('looked at')).toBeLessThan(2)
  })

  it('ends each of two tasks under way with its own result', async () => {
    const images = started()
    const resizing = images
      .run(resizeTo('beside.avif'))
      .then(() => existsSync(join(folder, 'made/beside.avif')))
    const looking = images.run({ kind: 'size', source: picture })
    expect(await Promise.all([resizing, looking])).toEqual([true, { width: 600, height: 400 }])
  })

  it(
    'fails the task it was killed at, leaves no half picture, and does the next',
    { tags: ['slow'] },
    async () => {
      const images = started()
      const large = join(folder, 'large.png')
      await sharp({
        create: {
          width: 3000,
          height: 2000,
          channels: 3,
          background: '#cc0000',
          noise: { type: 'gaussian', sigma: 30 },
        },
      }).toFile(large)
      const cutOff = images.run({ ...resizeTo('cut-off.avif', large), width: 1600 })
      await expect.poll(() => images.pid()).toBeDefined()
      const pid = images.pid()
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
      await expect(cutOff).rejects.toThrow('The image process ended during this task')
      await expect(stat(join(folder, 'made/cut-off.avif'))).rejects.toThrow('ENOENT')
      expect(await images.run({ kind: 'size', source: picture })).toEqual({ width: 600, height: 400 })
    },
  )

  it('cuts a task off that takes too long', async () => {
    const images = started({ taskMilliseconds: 1 })
    await expect(images.run(resizeTo('late.avif'))).rejects.toThrow(
      'The image process ended during this task',
    )
  })

  it.each([
    ['that is missing', 'none.png', async () => {}],
    ['that is no picture', 'words.png', (file: string) => writeFile(file, 'no picture')],
    ['that is a folder', 'folder.png', (file: string) => mkdir(file)],
    [
      'that would fill the memory',
      'bomb.svg',
      (file: string) =>
        writeFile(file, '<svg xmlns="http://www.w3.org/2000/svg" width="30000" height="30000"/>'),
    ],
  ])('says what is wrong with a file %s, and leaves nothing behind', async (_what, name, make) => {
    const images = started()
    await make(join(folder, name))
    const task = images.run(resizeTo(`${name}.avif`, join(folder, name)))
    await expect(task).rejects.toMatchObject({ name: 'ImageError', message: expect.stringMatching(/\w/) })
    const made = await readdir(join(folder, 'made')).catch(() => [])
    expect(made.filter((file) => file.startsWith(name))).toEqual([])
    expect(await images.run({ kind: 'size', source: picture })).toEqual({ width: 600, height: 400 })
  })

  it('imports a picture without unpacking a gigabyte of texts', async () => {
    const images = started()
    const source = join(folder, 'texts.png')
    const text = compressedText(50_000_000)
    const texts = Array.from({ length: 20 }, () => text)
    await writeFile(source, pngWith(await sharp(picture).png().toBuffer(), texts))
    const target = join(folder, 'imported.webp')
    expect(await images.run({ kind: 'import', source, target })).toBe('imported')
    expect(await sharp(target).metadata()).toMatchObject({ format: 'webp', width: 600, height: 400 })
  })

  it('does not decode an interlaced picture that would fill the memory', async () => {
    const images = started()
    const source = join(folder, 'interlaced.png')
    const bytes = await sharp(picture).toColourspace('rgb16').png({ progressive: true }).toBuffer()
    bytes.writeUInt32BE(7000, 16)
    bytes.writeUInt32BE(7000, 20)
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
    await writeFile(source, bytes)
    const target = join(folder, 'interlaced.webp')
    expect(await images.run({ kind: 'import', source, target })).toBe('too-many-pixels')
  })

  it('blames the disk, not the picture, where it cannot be written', async () => {
    const importing = started().run({ kind: 'import', source: picture, target: join(folder, 'none/x.webp') })
    await expect(importing).rejects.toMatchObject({ name: 'ImageError', code: 'EIO' })
  })

  it('is replaced after twelve tasks, so that its memory stays bounded', async () => {
    const images = started()
    const pids: (number | undefined)[] = []
    for (let count = 0; count < 13; count += 1) {
      await images.run({ kind: 'size', source: picture })
      pids.push(images.pid())
    }
    expect(new Set(pids.slice(0, 12)).size).toBe(1)
    expect(pids[12]).not.toBe(pids[0])
  })

  it('ends with the server, and takes no more tasks', async () => {
    const images = started()
    await images.run({ kind: 'size', source: picture })
    const pid = images.pid()
    images.close()
    await expect.poll(() => isAlive(pid)).toBe(false)
    await expect(images.run({ kind: 'size', source: picture })).rejects.toThrow('shutting down')
  })
})
