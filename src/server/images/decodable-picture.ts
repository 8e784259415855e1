import type { ImageRejection } from './image-task.ts'

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
/** Length and name before the content of a PNG's chunk, and the checksum after it. */
const around = 12

/** Chunks of a PNG that say how it looks: how its colours are meant, and which way up it is. */
const looks = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'cICP', 'iCCP', 'eXIf'])
const image = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND'])

/**
 * What the decoder is given of a file that was sent. Texts in a PNG are compressed, as many as there are, and libpng unpacks them all: one
 * megabyte makes gigabytes. Without them a screenshot is what it was. All frames of an animation are read before their number is known.
 */
export function decodablePicture(bytes: Buffer): Buffer | ImageRejection {
  if (bytes.subarray(0, png.length).equals(png)) return decodablePng(bytes)
  return isAnimatedWebp(bytes) ? 'animated' : bytes
}

/** An animation has its own chunk in front of the picture. Of chunks that may stand there once, the first counts. */
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

/** The extended header has a flag for it. */
function isAnimatedWebp(bytes: Buffer): boolean {
  return (
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 16) === 'WEBPVP8X' &&
    ((bytes[20] ?? 0) & 2) > 0
  )
}
