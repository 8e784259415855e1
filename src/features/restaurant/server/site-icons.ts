import { fileURLToPath } from 'node:url'

import { LRUCache } from 'lru-cache'

import { ImageError } from '#src/server/images/image-process.ts'
import type { Services } from '#src/server/services.ts'

/** The dark background colour for which logos are made, as a CSS value. */
export const ground = '#1f110b'
const stored = '/objects/'
const drawing = fileURLToPath(new URL('../../../web/pizza.svg', import.meta.url))

/**
 * Scalable icons, each with the radius of its corners in percent of the side: the icon for browser tabs, and the round icon beside
 * texts that the restaurant has written.
 */
export const svgIcons = { 'favicon.svg': 20, 'mark.svg': 50 } as const
export type SvgIcon = keyof typeof svgIcons

/**
 * Bitmap icons: the length of the side in pixels, and the part of the side that stays free around the logo. Phones cut up to a
 * fifth off a maskable icon.
 */
export const pngIcons = {
  'favicon-32.png': { side: 32, margin: 0.04 },
  'apple-touch-icon.png': { side: 180, margin: 0.1 },
  'icon-192.png': { side: 192, margin: 0.08 },
  'icon-512.png': { side: 512, margin: 0.08 },
  'icon-maskable-512.png': { side: 512, margin: 0.2 },
} as const
export type PngIcon = keyof typeof pngIcons

const inDrawing = { side: 128, margin: 0.12 }

/**
 * Makes a restaurant's icons from its logo, and makes each icon only once. If there is no logo, or if the logo cannot be read, the
 * icons show a drawn pizza.
 */
export function siteIcons({ images, storage }: Pick<Services, 'images' | 'storage'>) {
  const made = new LRUCache<string, Promise<Buffer>>({ max: 20 })

  async function draw(logoUrl: string | null, { side, margin }: { side: number; margin: number }) {
    const from = (source: string) => images.run({ kind: 'icon', source, side, margin, ground })
    const ofLogo = logoUrl?.startsWith(stored)
      ? await storage.withFile(logoUrl.slice(stored.length), from).catch(unreadable)
      : undefined
    return Buffer.from(ofLogo ?? (await from(drawing)), 'base64')
  }

  function once(
    key: string,
    logoUrl: string | null,
    size: { side: number; margin: number },
  ): Promise<Buffer> {
    const name = `${key} ${logoUrl}`
    const known = made.get(name)
    if (known) return known
    const making = draw(logoUrl, size)
    made.set(name, making)
    making.catch(() => made.delete(name))
    return making
  }

  return {
    png: (name: PngIcon, logoUrl: string | null) => once(name, logoUrl, pngIcons[name]),
    svg: async (name: SvgIcon, logoUrl: string | null) => {
      const png = await once('drawing', logoUrl, inDrawing)
      return Buffer.from(svgAround(png, svgIcons[name]))
    },
  }
}

/**
 * If the logo's file is not an image, the error is ignored and the icon is made without the logo. But if the image process has
 * ended, the logo may be valid, so the error is thrown, and no icon without the logo gets into the cache.
 */
function unreadable(error: unknown): undefined {
  if (!(error instanceof ImageError) || error.code !== undefined) throw error
}

/**
 * Puts a picture into an SVG square with round corners. The SVG contains the picture's data, so browsers need not request another
 * file.
 */
function svgAround(png: Buffer, corner: number): string {
  const { side } = inDrawing
  const radius = (side * corner) / 100
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">`,
    `<clipPath id="c"><rect width="${side}" height="${side}" rx="${radius}"/></clipPath>`,
    `<image clip-path="url(#c)" width="${side}" height="${side}" href="data:image/png;base64,${png.toString('base64')}"/>`,
    '</svg>',
  ].join('')
}
