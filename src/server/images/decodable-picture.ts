import type { ImageRejection } from './image-task.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** The number of bytes in a PNG chunk besides its data: length and name before the data, the checksum after it. */
const around = 12

/** PNG chunks that change how the picture looks: its transparency, the meaning of its colours, and its rotation. */
const looks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'eXIf'])
const image = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])

/**
 * Returns the part of an uploaded file that may be passed to the image decoder. A PNG may contain any number of compressed texts,
 * and libpng unpacks all of them: one megabyte becomes gigabytes. So these texts, which do not change the picture, are removed.
 * Animations are rejected, because the decoder would read all their frames before it knows how many there are.
 */
export function decodablePicture(bytes: Buffer): Buffer | ImageRejection {
  if (bytes.subarray(0, png.length).equals(png)) return decodablePng(bytes)
  return isAnimatedWebp(bytes) ? 'animated' : bytes
}

/**
 * Keeps the chunks of a PNG that belong to its picture. Rejects a PNG that has an animation chunk before the picture. If a chunk
 * that may occur only once is repeated, only the first one is kept.
 */
function decodablePng(bytes: Buffer): Buffer | ImageRejection {
  const kept = Buffer.alloc(bytes.length)
  let length = bytes.copy(kept, 0, 0, png.length)
  const seen = new Set<string>()
  for (let position = png.length; position + around <= bytes.length;) {
    const end = position + around + bytes.readUInt32BE(position)
    const name = bytes.toString('latin1', position + 4, position + 8)
    if (end > bytes.length) return 'broken'
    if (name === 'acTL' && !seen.has('IDAT')) return 'animated'
    if (image.has(name) || (looks.has(name) && !seen.has(name))) {
      length += bytes.copy(kept, length, position, end)
      seen.add(name)
    }
    if (name === 'IEND') return kept.subarray(0, length)
    position = end
  }
  return 'broken'
}

/** Reads the flag for animations in the extended header of a WebP file. */
function isAnimatedWebp(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 16) === 'WEBPVP8X' &&
    ((bytes[20] ?? 0) & 2) > 0
  )
}
