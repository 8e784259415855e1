import sharp from 'sharp'
import { expect, it } from 'vitest'

import { compressedText, picture, pngChunk, pngWith } from '#test/support/upload-samples.ts'
import { decodablePicture } from './decodable-picture.ts'

function chunkNames(png: Buffer): string[] {
  const names: string[] = []
  for (let position = 8; position < png.length; position += 12 + png.readUInt32BE(position)) {
    names.push(png.toString('latin1', position + 4, position + 8))
  }
  return names
}

const text = pngChunk('tEXt', Buffer.from('Software\0a program'))
const others = (count: number) => Array.from({ length: count }, () => text)
const frames = pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))
const png = () => picture().png({ compressionLevel: 0 }).toBuffer()

/** Its parts, or why it is rejected. */
function decodableParts(bytes: Buffer): string | string[] {
  const result = decodablePicture(bytes)
  return typeof result === 'string' ? result : [...new Set(chunkNames(result))]
}

it('gives of a PNG what says how it looks, in front of its picture and behind it', async () => {
  const plain = await picture().withMetadata({ orientation: 6 }).png({ palette: true }).toBuffer()
  const names = ['iTXt', 'tIME', 'pHYs', 'sPLT', 'hIST', 'abCd'] as const
  const given = pngWith(
    plain,
    [compressedText(1000), text, ...names.map((name) => pngChunk(name, Buffer.alloc(4)))],
    [compressedText(1000), text],
  )
  const decodable = decodablePicture(Buffer.concat([given, Buffer.from('appended')]))
  if (typeof decodable === 'string') throw new Error(decodable)
  expect(chunkNames(decodable).toSorted()).toEqual(['IDAT', 'IEND', 'IHDR', 'PLTE', 'eXIf', 'iCCP'])
  expect(await sharp(decodable).raw().toBuffer()).toEqual(await sharp(plain).raw().toBuffer())
  expect((await sharp(decodable).metadata()).orientation).toBe(6)
})

it('gives the first of what a PNG may have once, and every part of its picture', async () => {
  const twice = [pngChunk('gAMA', Buffer.alloc(4, 1)), pngChunk('gAMA', Buffer.alloc(4, 2))]
  const parts = Array.from({ length: 3 }, () => pngChunk('IDAT', Buffer.alloc(0)))
  const decodable = decodablePicture(pngWith(await png(), twice, parts))
  if (typeof decodable === 'string') throw new Error(decodable)
  expect(chunkNames(decodable).filter((name) => name === 'gAMA')).toHaveLength(1)
  expect(decodable.includes(twice[0] ?? '')).toBe(true)
  expect(chunkNames(decodable).filter((name) => name === 'IDAT').length).toBeGreaterThan(3)
})

it.each<[string, (plain: Buffer) => Buffer, string | string[]]>([
  ['an animation', (plain) => pngWith(plain, [frames]), 'animated'],
  ['one named behind a thousand texts', (plain) => pngWith(plain, [...others(1000), frames]), 'animated'],
  ['one named behind the picture', (plain) => pngWith(plain, [], [frames]), ['IHDR', 'IDAT', 'IEND']],
  ['no end', (plain) => plain.subarray(0, -12), 'broken'],
  ['a part that is longer than the file', (plain) => plain.subarray(0, 60), 'broken'],
  ['nothing but its name', (plain) => plain.subarray(0, 8), 'broken'],
])('tells a PNG with %s', async (_what, make, expected) => {
  const result = decodableParts(make(await png()))
  expect(result).toEqual(expected)
})

it('tells an animated WebP by its header', async () => {
  const webp = await picture().withMetadata({ orientation: 6 }).webp().toBuffer()
  expect(decodablePicture(webp)).toBe(webp)
  const animated = Buffer.from(webp)
  animated[20] = (animated[20] ?? 0) | 2
  expect(decodablePicture(animated)).toBe('animated')
})

it('gives other pictures as they are', async () => {
  for (const bytes of [await picture().jpeg().toBuffer(), Buffer.from('no picture'), Buffer.alloc(0)]) {
    expect(decodablePicture(bytes)).toBe(bytes)
  }
})
