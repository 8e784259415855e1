import { type FileKind, kindOfHead } from './file-kind.ts'
import { maxPictureSide } from './upload-limits.ts'

/** The error codes with which the server rejects pictures. */
type PictureRejection =
  | 'uploads.animated'
  | 'uploads.broken'
  | 'uploads.cmyk'
  | 'uploads.empty'
  | 'uploads.not-an-image'
  | 'uploads.too-many-pixels'
  | 'uploads.type-heic'
  | 'uploads.type-not-allowed'
  | 'uploads.type-svg'

const tooManyPixels = 'uploads.too-many-pixels'

/**
 * The reason why the server would reject a picture; undefined if the server would accept it. The browser checks this before
 * cropping, because afterwards the server only gets what the browser has made of the file, which may be half a picture. Files that
 * the browser cannot show get a reason too, because the browser itself gives none. An empty `type` means that the operating system
 * does not know the file's type.
 */
export function pictureRejection(type: string, bytes: Uint8Array): PictureRejection | undefined {
  if (type === 'image/svg+xml') return 'uploads.type-svg'
  if (/^image\/hei[cf]/.test(type)) return 'uploads.type-heic'
  if (type !== '' && !/^image\/(jpe?g|png|webp)$/.test(type)) return 'uploads.type-not-allowed'
  if (bytes.length === 0) return 'uploads.empty'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const kind = kindOfHead(bytes)
  if (kind === 'jpeg') return ofJpeg(view)
  if (kind === 'png') return ofPng(view)
  if (kind === 'webp') return ofWebp(view)
  return ofOther[kind] ?? 'uploads.not-an-image'
}

const ofOther: Readonly<Partial<Record<FileKind, PictureRejection>>> = {
  heic: 'uploads.type-heic',
  svg: 'uploads.type-svg',
  'other-image': 'uploads.type-not-allowed',
}

/**
 * A JPEG's frame header tells its colours, and an end marker ends the picture. An embedded thumbnail has an end marker too, but
 * before the scan (the picture's data), so that one is ignored.
 */
function ofJpeg(view: DataView): PictureRejection | undefined {
  let position = 2
  while (position + 10 <= view.byteLength) {
    const marker = view.getUint16(position)
    if (marker === 0xffda) return hasEndMarker(view, position) ? undefined : 'uploads.broken'
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame && view.getUint8(position + 9) === 4) return 'uploads.cmyk'
    if (isFrame && isTooLong(view.getUint16(position + 7), view.getUint16(position + 5))) return tooManyPixels
    // Padding bytes of 0xff may come before a marker.
    position += marker === 0xffff ? 1 : 2 + view.getUint16(position + 2)
  }
  return 'uploads.broken'
}

function hasEndMarker(view: DataView, from: number): boolean {
  // Phones append films and depth maps to the picture. So its end marker may be in the middle of the file, and the loop searches
  // for it.
  for (let position = from; position + 2 <= view.byteLength; position += 1) {
    if (view.getUint16(position) === 0xffd9) return true
  }
  return false
}

/** Checks the chunks of a PNG file. The first chunk contains the picture's width and height. */
function ofPng(view: DataView): PictureRejection | undefined {
  let position = 8
  while (position + 12 <= view.byteLength) {
    const name = textAt(view, position + 4)
    if (name === 'acTL') return 'uploads.animated'
    if (name === 'IEND') return undefined
    const isHead = name === 'IHDR' && position + 16 <= view.byteLength
    if (isHead && isTooLong(view.getUint32(position + 8), view.getUint32(position + 12))) return tooManyPixels
    position += 12 + view.getUint32(position)
  }
  return 'uploads.broken'
}

/** A WebP file without an extended header can only contain a picture that is not too wide for the server. */
function ofWebp(view: DataView): PictureRejection | undefined {
  if (view.byteLength < 12 || view.getUint32(4, true) + 8 > view.byteLength) return 'uploads.broken'
  if (view.byteLength < 30 || textAt(view, 12) !== 'VP8X') return undefined
  if ((view.getUint8(20) & 2) > 0) return 'uploads.animated'
  const side = (position: number) => 1 + view.getUint16(position, true) + (view.getUint8(position + 2) << 16)
  return isTooLong(side(24), side(27)) ? tooManyPixels : undefined
}

function isTooLong(width: number, height: number): boolean {
  return Math.max(width, height) > maxPictureSide
}

function textAt(view: DataView, position: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(position + offset)))
}
