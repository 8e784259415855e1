import sharp from 'sharp'
import { expect, test } from 'vitest'

import { animatedPng, mp4, picture, pngClaiming } from '#test/support/upload-samples.ts'
import { pictureRejection } from './picture-rejection.ts'

const jpeg = () =>
  picture(300, 200)
    .withExif({ IFD0: { Artist: 'Bếp' } })
    .jpeg()
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)

async function animatedWebp(): Promise<Buffer> {
  const frames = [await picture().png().toBuffer(), await picture().negate().png().toBuffer()]
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

const heic = Buffer.from('\0\0\0\x20ftypheic\0\0\0\0', 'latin1')

/** A JPEG whose frame header claims these sides. */
async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg().toBuffer()
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A WebP whose extended header claims these sides. */
async function webpClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await picture().ensureAlpha(0.5).webp().toBuffer()
  bytes.writeUIntLE(width - 1, 24, 3)
  bytes.writeUIntLE(height - 1, 27, 3)
  return bytes
}

test.each([
  ['a JPEG', 'image/jpeg', () => jpeg().toBuffer()],
  ['a progressive JPEG', 'image/jpeg', () => jpeg().jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with the usual tables', 'image/jpeg', () => jpeg().jpeg({ optimiseCoding: false }).toBuffer()],
  ['a grey JPEG', 'image/jpeg', () => jpeg().greyscale().toBuffer()],
  [
    'a JPEG with more behind it, as phones store it',
    'image/jpeg',
    async () => Buffer.concat([await jpeg().toBuffer(), Buffer.alloc(5000)]),
  ],
  [
    'a JPEG whose first marker is filled up',
    'image/jpeg',
    async () => {
      const bytes = await jpeg().toBuffer()
      return Buffer.concat([bytes.subarray(0, 2), Buffer.from([0xff, 0xff]), bytes.subarray(2)])
    },
  ],
  ['a PNG', 'image/png', () => picture().png().toBuffer()],
  ['a WebP', 'image/webp', () => picture().webp().toBuffer()],
  ['a WebP with transparency', 'image/webp', () => picture().ensureAlpha(0.5).webp().toBuffer()],
  ['a picture of a type that the system does not know', '', () => picture().png().toBuffer()],
  ['a PNG as long as the server takes', 'image/png', () => pngClaiming(16_383, 16_383)],
  ['a JPEG as long', 'image/jpeg', () => jpegClaiming(16_383, 16_383)],
  ['a WebP as long', 'image/webp', () => webpClaiming(16_383, 16_383)],
])('%s is not rejected', async (_what, type, make) => {
  expect(pictureRejection(type, await make())).toBeUndefined()
})

test.each([
  ['half a JPEG', 'image/jpeg', async () => half(await jpeg().toBuffer()), 'uploads.broken'],
  [
    'the head of a JPEG',
    'image/jpeg',
    async () => (await jpeg().toBuffer()).subarray(0, 60),
    'uploads.broken',
  ],
  ['half a PNG', 'image/png', async () => half(await picture().png().toBuffer()), 'uploads.broken'],
  ['half a WebP', 'image/webp', async () => half(await picture().webp().toBuffer()), 'uploads.broken'],
  ['an animated PNG', 'image/png', animatedPng, 'uploads.animated'],
  ['an animated WebP', 'image/webp', animatedWebp, 'uploads.animated'],
  ['CMYK', 'image/jpeg', () => picture().toColourspace('cmyk').jpeg().toBuffer(), 'uploads.cmyk'],
  ['SVG', 'image/svg+xml', () => Buffer.from('<svg/>'), 'uploads.type-svg'],
  ['HEIC', 'image/heic', () => Buffer.alloc(100), 'uploads.type-heic'],
  ['HEIC with the name of a JPEG', 'image/jpeg', () => heic, 'uploads.type-heic'],
  ['HEIC of a type that the system does not know', '', () => heic, 'uploads.type-heic'],
  ['SVG with the name of a PNG', 'image/png', () => Buffer.from('<?xml?><svg xmlns="">'), 'uploads.type-svg'],
  ['GIF with the name of a PNG', 'image/png', () => Buffer.from('GIF89a'), 'uploads.type-not-allowed'],
  ['a PDF', 'image/jpeg', () => Buffer.from('%PDF-1.7'), 'uploads.not-an-image'],
  ['a page', 'image/jpeg', () => Buffer.from('<!doctype html>'), 'uploads.not-an-image'],
  ['a film', 'image/webp', () => mp4(), 'uploads.not-an-image'],
  ['an empty file', 'image/png', () => Buffer.alloc(0), 'uploads.empty'],
  ['a PNG that claims to be too wide', 'image/png', () => pngClaiming(40_000, 40), 'uploads.too-many-pixels'],
  ['one too high', 'image/png', () => pngClaiming(40, 16_384), 'uploads.too-many-pixels'],
  ['a JPEG too wide', 'image/jpeg', () => jpegClaiming(16_384, 40), 'uploads.too-many-pixels'],
  ['one too high', 'image/jpeg', () => jpegClaiming(40, 16_384), 'uploads.too-many-pixels'],
  ['a WebP too wide', 'image/webp', () => webpClaiming(70_000, 40), 'uploads.too-many-pixels'],
  ['one too high', 'image/webp', () => webpClaiming(40, 16_384), 'uploads.too-many-pixels'],
  ['GIF', 'image/gif', () => Buffer.from('GIF89a'), 'uploads.type-not-allowed'],
] as const)('%s is rejected before it is cropped', async (_what, type, make, code) => {
  expect(pictureRejection(type, await make())).toBe(code)
})
