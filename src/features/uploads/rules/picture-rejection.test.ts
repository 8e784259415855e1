import sharp from 'sharp'
import { expect, test } from 'vitest'

import { animatedPng, picture } from '#test/support/upload-samples.ts'
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

test.each([
  ['a JPEG', 'image/jpeg', () => jpeg().toBuffer()],
  ['a progressive JPEG', 'image/jpeg', () => jpeg().jpeg({ progressive: true }).toBuffer()],
  ['a grey JPEG', 'image/jpeg', () => jpeg().greyscale().toBuffer()],
  [
    'a JPEG with more behind it, as phones store it',
    'image/jpeg',
    async () => Buffer.concat([await jpeg().toBuffer(), Buffer.alloc(5000)]),
  ],
  ['a PNG', 'image/png', () => picture().png().toBuffer()],
  ['a WebP', 'image/webp', () => picture().webp().toBuffer()],
  ['a WebP with transparency', 'image/webp', () => picture().ensureAlpha(0.5).webp().toBuffer()],
  ['what the browser has to judge', 'image/png', () => Buffer.alloc(100)],
  ['an empty file', 'image/png', () => Buffer.alloc(0)],
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
  ['GIF', 'image/gif', () => Buffer.from('GIF89a'), 'uploads.type-not-allowed'],
] as const)('%s is rejected before it is cropped', async (_what, type, make, code) => {
  expect(pictureRejection(type, await make())).toBe(code)
})
