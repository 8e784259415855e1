import { open, type FileHandle } from 'node:fs/promises'

export type FileKind =
  | 'jpeg'
  | 'png'
  | 'animated-png'
  | 'webp'
  | 'heic'
  | 'svg'
  /** Pictures that are not taken, such as GIF and AVIF. */
  | 'other-image'
  | 'mp4'
  | 'webm'
  | 'other'

/** How GIF, TIFF, BMP and JPEG XL begin. */
const otherImages = ['GIF8', 'II*\0', 'MM\0*', 'BM', '\xff\x0a', '\0\0\0\x0cJXL ']

/** What a file is by its bytes, whatever its name or header says. */
export async function fileKind(file: string): Promise<FileKind> {
  const handle = await open(file)
  try {
    const head = Buffer.alloc(4096)
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    const kind = kindOfHead(head.subarray(0, bytesRead))
    return kind === 'png' && (await isAnimatedPng(handle)) ? 'animated-png' : kind
  } finally {
    await handle.close()
  }
}

/** The same of the first bytes of a file; 64 tell pictures and films. */
export function kindOfHead(head: Buffer): FileKind {
  const text = head.toString('latin1')
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
  // QuickTime's own brand stands for what browsers do not play.
  return /^(iso\w|mp4\w|avc1|av01|dash|M4V |MSNV)$/.test(brand) ? 'mp4' : 'other'
}

/** An animated PNG names its frames before its first one. */
async function isAnimatedPng(handle: FileHandle): Promise<boolean> {
  const chunk = Buffer.alloc(8)
  let position = 8
  for (let count = 0; count < 1000; count += 1) {
    const { bytesRead } = await handle.read(chunk, 0, 8, position)
    const name = chunk.toString('latin1', 4)
    if (bytesRead < 8 || name === 'IDAT') return false
    if (name === 'acTL') return true
    position += 12 + chunk.readUInt32BE(0)
  }
  return false
}
