import { crc32, deflateSync } from 'node:zlib'

/** The side of each square in pixels. It is a multiple of 8, so that each line of a square takes whole bytes. */
const side = 16
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** One bit of grey per pixel: 0 is black. */
const bitDepth = 1
/** Marks a line whose pixels are stored as they are, not as differences from others. */
const unfiltered = 0

/**
 * Makes a PNG picture from rows of squares. All rows have the same length. Each square is 16 pixels wide and high, black if its
 * value is true, otherwise white. There is so little to encode that no image process is needed.
 */
export function bitPng(rows: readonly (readonly boolean[])[]): Buffer {
  const lines = rows.map((row) => {
    const squares = row.map((dark) => Buffer.alloc(side / 8, dark ? 0 : 0xff))
    return Buffer.concat([Buffer.from([unfiltered]), ...squares])
  })
  const pixels = lines.flatMap((line) => Array.from({ length: side }, () => line))
  const header = Buffer.alloc(13)
  header.writeUInt32BE((rows[0]?.length ?? 0) * side, 0)
  header.writeUInt32BE(rows.length * side, 4)
  header.writeUInt8(bitDepth, 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG file: the length of the data, then type and data, then the checksum of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const framed = Buffer.alloc(checked.length + 8)
  framed.writeUInt32BE(data.length, 0)
  checked.copy(framed, 4)
  framed.writeUInt32BE(crc32(checked), checked.length + 4)
  return framed
}
