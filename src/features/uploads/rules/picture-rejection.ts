/** The codes that the server rejects such a file with. */
type PictureRejection =
  | 'uploads.animated'
  | 'uploads.broken'
  | 'uploads.cmyk'
  | 'uploads.type-heic'
  | 'uploads.type-not-allowed'
  | 'uploads.type-svg'

/**
 * Why a file is not taken although a browser may show it: cropped, the server would only see what the browser made of it, such as
 * half a picture. Files it says nothing of may still be none.
 */
export function pictureRejection(type: string, bytes: Uint8Array): PictureRejection | undefined {
  if (type === 'image/svg+xml') return 'uploads.type-svg'
  if (/^image\/hei[cf]/.test(type)) return 'uploads.type-heic'
  if (!/^image\/(jpe?g|png|webp)$/.test(type)) return 'uploads.type-not-allowed'
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < 30) return undefined
  if (view.getUint16(0) === 0xffd8) return ofJpeg(view)
  if (view.getUint32(0) === 0x89504e47) return ofPng(view)
  if (textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP') return ofWebp(view)
  return undefined
}

/** The colours stand in the frame header, and the end of the picture has a marker; the one of a thumbnail comes before the scan. */
function ofJpeg(view: DataView): PictureRejection | undefined {
  let position = 2
  while (position + 10 <= view.byteLength) {
    const marker = view.getUint16(position)
    if (marker === 0xffda) return hasEndMarker(view, position) ? undefined : 'uploads.broken'
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame && view.getUint8(position + 9) === 4) return 'uploads.cmyk'
    // Markers may be filled up with further bytes of 0xff.
    position += marker === 0xffff ? 1 : 2 + view.getUint16(position + 2)
  }
  return 'uploads.broken'
}

function hasEndMarker(view: DataView, from: number): boolean {
  // Phones append films and depth maps, so that it need not be the end of the file.
  for (let position = from; position + 2 <= view.byteLength; position += 1) {
    if (view.getUint16(position) === 0xffd9) return true
  }
  return false
}

function ofPng(view: DataView): PictureRejection | undefined {
  let position = 8
  while (position + 12 <= view.byteLength) {
    const name = textAt(view, position + 4)
    if (name === 'acTL') return 'uploads.animated'
    if (name === 'IEND') return undefined
    position += 12 + view.getUint32(position)
  }
  return 'uploads.broken'
}

function ofWebp(view: DataView): PictureRejection | undefined {
  if (view.getUint32(4, true) + 8 > view.byteLength) return 'uploads.broken'
  const isAnimated = textAt(view, 12) === 'VP8X' && (view.getUint8(20) & 2) > 0
  return isAnimated ? 'uploads.animated' : undefined
}

function textAt(view: DataView, position: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(position + offset)))
}
