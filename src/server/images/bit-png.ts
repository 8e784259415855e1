import { crc32, deflateSync } from 'node:zlib'

/** The side of each square in pixels. It is a multiple of 8, so that a pixel row of a square fills whole bytes. */
const side = 16
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Each pixel has one bit: 0 is black, 1 is white. */
const bitDepth = 1
/** Marks a pixel row that contains the pixels themselves, not differences from other pixels. */
const unfiltered = 0

/**
 * Makes a PNG picture from rows of squares. All rows have the same length. Each square is 16 pixels wide and high, and black if its
 * value is true, otherwise white. The picture is so simple that the image process is not needed.
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

/** Makes a chunk of a PNG file: the data's length, then type and data, then the checksum of both. */
function chunk(type: string, data: Buffer): Buffer {
  const checked = Buffer.concat([Buffer.from(type, 'ascii'), data])
  const framed = Buffer.alloc(checked.length + 8)
  framed.writeUInt32BE(data.length, 0)
  checked.copy(framed, 4)
  framed.writeUInt32BE(crc32(checked), checked.length + 4)
  return framed
}
