export type FileKind =
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'svg'
  /** A picture in a format that is not accepted, such as GIF or AVIF. */
  | 'other-image'
  | 'mp4'
  | 'webm'
  | 'other'

/** The first bytes of GIF, TIFF, BMP and JPEG XL files. */
const otherImages = ['GIF8', 'II*\0', 'MM\0*', 'BM', '\xff\x0a', '\0\0\0\x0cJXL ']

/**
 * The kind of a file according to its first bytes; name and Content-Type do not matter. For pictures and films the first 64 bytes
 * are enough, for SVG drawings the first 4096.
 */
export function kindOfHead(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, 4096))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF.{4}WEBP/s.test(text)) return 'webp'
  if (otherImages.some((start) => text.startsWith(start))) return 'other-image'
  if (text.startsWith('\x1aE\xdf\xa3')) return /webm/.test(text.slice(0, 64)) ? 'webm' : 'other'
  const [, brand] = /^.{4}ftyp(.{4})/s.exec(text) ?? []
  if (brand !== undefined) return kindOfBrand(brand)
  return /^[^<]{0,4}\s*</.test(text) && /<svg[\s>]/i.test(text) ? 'svg' : 'other'
}

function kindOfBrand(brand: string): FileKind {
  if (/^(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand)) return 'heic'
  if (/^avi[fs]$/.test(brand)) return 'other-image'
  // The brand `qt` (QuickTime) is not in this list, because browsers do not play QuickTime files.
  return /^(iso\w|mp4\w|avc1|av01|dash|M4V |MSNV)$/.test(brand) ? 'mp4' : 'other'
}
