import { open, type FileHandle } from 'node:fs/promises'

const maxBoxes = 10_000

/** True if a film is complete according to the lengths in its container. The film's frames are not checked. */
export async function isWholeFilm(file: string, kind: 'mp4' | 'webm'): Promise<boolean> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    return kind === 'mp4' ? await isWholeMp4(handle, size) : await isWholeWebm(handle, size)
  } finally {
    await handle.close()
  }
}

/**
 * True if the boxes (parts) of an MP4 file fill the whole file and include `moov`, which describes the film, and `mdat`, which
 * contains the film (ISO/IEC 14496-12).
 */
async function isWholeMp4(handle: FileHandle, size: number): Promise<boolean> {
  const head = Buffer.alloc(16)
  const names = new Set<string>()
  let position = 0
  for (let count = 0; count < maxBoxes && position < size; count += 1) {
    const { bytesRead } = await handle.read(head, 0, 16, position)
    if (bytesRead < 8) return false
    const short = head.readUInt32BE(0)
    // A length of 1 means that a 64-bit length follows; a length of 0 means that this box is the last one.
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? size - position : short
    if (length < 8) return false
    names.add(head.toString('latin1', 4, 8))
    position += length
  }
  return position === size && names.has('moov') && names.has('mdat')
}

/**
 * Checks a WebM file's header and the segment after it, which is the film itself (RFC 8794). The segment's length must either be
 * unknown or reach exactly to the end of the file.
 */
async function isWholeWebm(handle: FileHandle, size: number): Promise<boolean> {
  const head = Buffer.alloc(4096)
  const { bytesRead } = await handle.read(head, 0, head.length, 0)
  const bytes = head.subarray(0, bytesRead)
  const header = variableInteger(bytes, 4)
  if (!header) return false
  const segment = header.end + header.value
  if (segment + 12 > bytes.length || bytes.readUInt32BE(segment) !== 0x18_53_80_67) return false
  const content = variableInteger(bytes, segment + 4)
  return content !== undefined && (content.isUnknown || content.end + content.value === size)
}

/**
 * Reads an integer of one to eight bytes, as WebM files encode it. The number of leading zero bits in the first byte tells how many
 * more bytes the integer has.
 */
function variableInteger(bytes: Buffer, start: number) {
  const first = bytes[start]
  const length = first ? Math.clz32(first) - 23 : 9
  if (first === undefined || length > 8 || start + length > bytes.length) return undefined
  const data = bytes.subarray(start, start + length)
  const mask = 0xff >> length
  const value = data.reduce((sum, byte, index) => (index === 0 ? byte & mask : sum * 256 + byte), 0)
  const isUnknown = data.every((byte, index) => (index === 0 ? (byte & mask) === mask : byte === 0xff))
  return { value, isUnknown, end: start + length }
}
