import { ownValue } from './own-value.ts'

/**
 * The sizes and formats in which a stored picture is served. Only these are served, so that no client can make the server work by
 * asking for other sizes.
 */
export const pictureWidths = [160, 240, 320, 480, 640, 800, 1200, 1600, 2400] as const
export const pictureFormats = ['avif', 'webp'] as const

export type PictureWidth = (typeof pictureWidths)[number]
export type PictureFormat = (typeof pictureFormats)[number]

const objects = '/objects/'

/** True for a stored picture of ours, which is served in other sizes too; pictures of other sites are not. */
export function hasVariants(src: string): boolean {
  return src.startsWith(objects) && /\.(webp|avif|jpe?g|png)$/i.test(src)
}

/** The address of a variant of a stored picture. */
export function pictureVariant(src: string, width: PictureWidth, format: PictureFormat): string {
  return `/pictures/${width}/${format}/${src.slice(objects.length)}`
}

/** The address of the largest variant that is no wider than the picture itself, for the `src` of an `img`. */
export function largestVariant(src: string, ownWidth: number, format: PictureFormat): string {
  const width = pictureWidths.findLast((each) => each <= ownWidth) ?? pictureWidths[0]
  return pictureVariant(src, width, format)
}

/** A picture of at least this width is always shown so large that the variant of 160 px would not be enough, so it is left out. */
const large = 800

/** The `srcset` of a picture: variants up to the picture's own width, from which the browser chooses. */
export function pictureSrcSet(src: string, ownWidth: number, format: PictureFormat): string {
  const widths = pictureWidths.filter((width) => width <= ownWidth && (ownWidth < large || width > 160))
  return widths.map((width) => `${pictureVariant(src, width, format)} ${width}w`).join(', ')
}

/**
 * The size at which social networks and messengers show the picture of a shared link without cutting it, and the one format that
 * all of them read.
 */
export const sharedPictureSize = { width: 1200, height: 630 } as const
export const sharedPictureFormat = 'jpeg'

/**
 * The site's own files that may be used as pictures of shared links, each with the file that is served in its place. A test checks
 * the size of these files.
 */
const siteFiles: Readonly<Record<string, string>> = {
  '/brand/social_vi.jpg': '/brand/social_vi.jpg',
  '/brand/social_en.jpg': '/brand/social_en.jpg',
  '/brand/hero-1280.webp': '/brand/social_oven.jpg',
}

/**
 * The address of a picture as a JPEG of `sharedPictureSize`, which networks and messengers show with a shared link. Undefined for a
 * picture of another site, because its size and format are not known here.
 */
export function sharedPicture(src: string): string | undefined {
  return hasVariants(src)
    ? `/pictures/shared/${sharedPictureFormat}/${src.slice(objects.length)}.jpg`
    : ownValue(siteFiles, src)
}
