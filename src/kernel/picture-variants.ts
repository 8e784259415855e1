import { ownValue } from './own-value.ts'

/**
 * The sizes and formats in which the server sends a stored picture. It sends no others, so that no client can make it work by
 * requesting other sizes.
 */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 1200, 1600, 2400] as const
export const pictureFormats = ['avif', 'webp'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]

const objects = '/objects/'

/** True for a picture in the site's own storage, which is also available in other sizes. Pictures on other sites are not. */
export function hasVariants(src: string): boolean {
  return src.startsWith(objects) && /\.(webp|avif|jpe?g|png)$/i.test(src)
}

/** The address of a stored picture in the given width and format. */
export function pictureVariant(src: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${width}/${format}/${src.slice(objects.length)}`
}

/** The address of the largest variant that is not wider than the original picture, for the `src` of an `img`. */
export function largestVariant(src: string, ownWidth: number, format: PictureFormat): string {
  const width = pictureWidths.findLast((each) => each <= ownWidth) ?? pictureWidths[0]
  return pictureVariant(src, width, format)
}

/**
 * If a picture has at least this width, it is never shown so small that the variant of 160 px would be enough. So that variant is
 * left out.
 */
const large = 800

/** The `srcset` of a picture: its variants up to the width of the original. The browser chooses one of them. */
export function pictureSrcSet(src: string, ownWidth: number, format: PictureFormat): string {
  const widths = pictureWidths.filter((width) => width <= ownWidth && (ownWidth < large || width > 160))
  return widths.map((width) => `${pictureVariant(src, width, format)} ${width}w`).join(', ')
}

/**
 * The size of a picture for a shared link: social networks and messengers show it without cutting it off. The format is the only
 * one that all of them can read.
 */
export const sharedPictureSize = { width: 1200, height: 630 } as const
export const sharedPictureFormat = 'jpeg'

/**
 * Files of the site itself that may be used as the picture for a shared link, each with the file that is really sent. A test checks
 * the size of these files.
 */
const siteFiles: Readonly<Record<string, string>> = {
  '/brand/social_vi.jpg': '/brand/social_vi.jpg',
  '/brand/social_en.jpg': '/brand/social_en.jpg',
  '/brand/hero-1280.webp': '/brand/social_oven.jpg',
}

/**
 * The address of a picture as a JPEG with `sharedPictureSize`, which social networks and messengers show for a shared link.
 * Undefined for a picture on another site, because its size and format are unknown.
 */
export function sharedPicture(src: string): string | undefined {
  return hasVariants(src)
    ? `/pictures/shared/${sharedPictureFormat}/${src.slice(objects.length)}.jpg`
    : ownValue(siteFiles, src)
}
