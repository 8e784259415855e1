import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'
import { describe, expect, it, vi } from 'vitest'

import { siteSettings } from '#db/seed/site-settings.ts'
import { ImageError, imageProcessEnded } from '#src/server/images/image-process.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { newSettings } from '../rules/new-settings.ts'
import { saveSiteSettings } from './restaurant.ts'
import { pngIcons, siteIcons } from './site-icons.ts'

const restaurant = testRestaurant()
const get = (path: string) => restaurant.app.inject(path)
const save = (facts: Partial<typeof newSettings>) =>
  restaurant.content.change((tx) => saveSiteSettings(tx, { ...newSettings, ...facts }))
const pictures = Object.entries(pngIcons).map(
  ([name, { side, margin }]) => [`/${name}`, side, margin] as const,
)

/** What of an icon is of this colour: the ground is another. */
async function shareOf(png: Buffer, [red, green, blue]: readonly number[]): Promise<number> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let alike = 0
  for (let at = 0; at < data.length; at += 3) {
    const near = [red, green, blue].every(
      (value, channel) => Math.abs((data[at + channel] ?? 0) - (value ?? 0)) < 12,
    )
    if (near) alike += 1
  }
  return alike / (info.width * info.height)
}

/** A red logo, twice as wide as high, among the stored objects. */
async function storeLogo(): Promise<string> {
  const file = join(restaurant.dataDir, 'logo.webp')
  await sharp({ create: { width: 200, height: 100, channels: 3, background: '#e01010' } })
    .webp({ quality: 100 })
    .toFile(file)
  await restaurant.storage.put('uploads/0123456789abcdef01234567.webp', file)
  return '/objects/uploads/0123456789abcdef01234567.webp'
}

describe('the icons of a restaurant', () => {
  it('with the demo’s logo are the files that come with it', async () => {
    await restaurant.content.change((tx) => saveSiteSettings(tx, siteSettings))
    const flame = await readFile(new URL('../../../../public/brand/icons/favicon.svg', import.meta.url))
    const served = await get('/favicon.svg')
    expect([served.headers['content-type'], served.headers['cache-control']]).toEqual([
      'image/svg+xml',
      'public, max-age=3600',
    ])
    expect(served.rawPayload).toEqual(flame)
    const mark = await readFile(new URL('../../../../public/brand/mark.svg', import.meta.url))
    expect((await get('/mark.svg')).rawPayload).toEqual(mark)
    for (const [path, side] of pictures)
      expect(await sharp((await get(path)).rawPayload).metadata(), path).toMatchObject({
        format: 'png',
        width: side,
        height: side,
      })
  })

  it.each(pictures)(
    'are made of its own logo, whole and in the size that is asked for: %s',
    async (path, side, margin) => {
      await save({ logoUrl: await storeLogo(), logoAspect: 2 })
      const { rawPayload, headers } = await get(path)
      expect(headers['content-type']).toBe('image/png')
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: side, height: side })
      // Half of what the margin leaves.
      expect(await shareOf(rawPayload, [224, 16, 16])).toBeCloseTo((1 - 2 * margin) ** 2 / 2, 1)
    },
  )

  it.each([
    ['/favicon.svg', 25.6],
    ['/mark.svg', 64],
  ])('hold the logo in the drawing %s, whose corners are round', async (path, radius) => {
    await save({ logoUrl: await storeLogo() })
    const { body } = await get(path)
    const [, base64 = ''] = /base64,([^"]+)"/.exec(body) ?? []
    expect(body.replace(base64, 'PNG')).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128">' +
        `<clipPath id="c"><rect width="128" height="128" rx="${radius}"/></clipPath>` +
        '<image clip-path="url(#c)" width="128" height="128" href="data:image/png;base64,PNG"/></svg>',
    )
    const png = Buffer.from(base64, 'base64')
    expect(await sharp(png).metadata()).toMatchObject({ width: 128, height: 128 })
    // Half of what is left between the margins.
    expect(await shareOf(png, [224, 16, 16])).toBeCloseTo((1 - 2 * 0.12) ** 2 / 2, 1)
    expect(await shareOf(png, [0x1f, 0x11, 0x0b])).toBeGreaterThan(0.5)
  })

  it('are a drawn pizza without a logo, and where the logo is missing or broken, and nothing of the demo', async () => {
    const file = join(restaurant.dataDir, 'broken.webp')
    await writeFile(file, 'no picture')
    await restaurant.storage.put('uploads/bbbbbbbbbbbbbbbbbbbbbbbb.webp', file)
    for (const logoUrl of [
      null,
      '/objects/uploads/aaaaaaaaaaaaaaaaaaaaaaaa.webp',
      '/objects/uploads/bbbbbbbbbbbbbbbbbbbbbbbb.webp',
    ]) {
      await save({ logoUrl })
      const { rawPayload } = await get('/icon-192.png')
      const demo = await readFile(new URL('../../../../public/brand/icons/icon-192.png', import.meta.url))
      expect(rawPayload.equals(demo)).toBe(false)
      // Cheese.
      expect(await shareOf(rawPayload, [247, 207, 122])).toBeGreaterThan(0.1)
      expect((await get('/favicon.svg')).statusCode).toBe(200)
    }
  })
})

it.each(['of a logo', 'without a logo'])(
  'an icon %s that could not be drawn is drawn for the next who asks, and then is known',
  async (what) => {
    const logoUrl = what === 'of a logo' ? await storeLogo() : null
    const run = vi.fn<() => Promise<string>>()
    run.mockRejectedValueOnce(new ImageError('The image process ended', imageProcessEnded))
    run.mockResolvedValue(Buffer.from('drawn').toString('base64'))
    // All that is called of it.
    const images = { run } as unknown as Parameters<typeof siteIcons>[0]['images']
    const icons = siteIcons({ images, storage: restaurant.storage })
    await expect(icons.png('icon-192.png', logoUrl)).rejects.toThrow('The image process ended')
    for (const _time of ['next', 'later'])
      expect(String(await icons.png('icon-192.png', logoUrl))).toBe('drawn')
    expect(run).toHaveBeenCalledTimes(2)
  },
)

it('icons are drawn once, and anew for another logo', async () => {
  await save({ logoUrl: await storeLogo(), logoAspect: 2 })
  const drawn = (await get('/icon-192.png')).rawPayload
  await restaurant.storage.delete('uploads/0123456789abcdef01234567.webp')
  expect((await get('/icon-192.png')).rawPayload.equals(drawn)).toBe(true)
  await save({ logoUrl: null })
  expect((await get('/icon-192.png')).rawPayload.equals(drawn)).toBe(false)
})

it('the manifest names the restaurant and its icons, which are there', async () => {
  await save({ name: 'Sea Pizza', nameVi: 'Pizza "Biển"', taglineVi: 'Bên bờ biển' })
  const response = await get('/manifest.webmanifest')
  expect(response.headers['content-type']).toContain('application/manifest+json')
  expect(response.headers['cache-control']).toBe('public, max-age=3600')
  const manifest = response.json<{ icons: { src: string }[] }>()
  const icon = (src: string, side: number, purpose: string) => ({
    src,
    sizes: `${side}x${side}`,
    type: 'image/png',
    purpose,
  })
  expect(manifest).toEqual({
    name: 'Pizza "Biển" · Bên bờ biển',
    short_name: 'Pizza "Biển"',
    description: 'Xem thực đơn, đặt món và đặt bàn ở Pizza "Biển".',
    lang: 'vi',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#1f110b',
    theme_color: '#1f110b',
    categories: ['food'],
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  })
  for (const { src } of manifest.icons) expect((await get(src)).statusCode, src).toBe(200)
  await save({ name: 'Sea Pizza', nameVi: '' })
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ name: 'Sea Pizza' })
})
