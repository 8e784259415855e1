import { crc32, deflateSync } from 'node:zlib'

import sharp, { type Sharp } from 'sharp'

/** A picture of these sides. */
export function picture(width = 60, height = 40): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#c41e12' } })
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(content.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The boxes of an MP4 film around so many bytes. */
export function mp4(contentBytes = 100, brand = 'isom'): Buffer {
  const type = box('ftyp', Buffer.from(`${brand}\0\0\0\0${brand}`, 'latin1'))
  return Buffer.concat([type, box('moov', Buffer.alloc(32)), box('mdat', Buffer.alloc(contentBytes))])
}

/** The elements of a WebM film around so many bytes, at most a hundred. */
export function webm(contentBytes = 100): Buffer {
  const header = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x87, 0x42, 0x82, 0x84, ...Buffer.from('webm')])
  const segment = Buffer.from([0x18, 0x53, 0x80, 0x67, 0x80 | contentBytes])
  return Buffer.concat([header, segment, Buffer.alloc(contentBytes)])
}

/** A PNG whose header claims sides that its few bytes do not have. */
export async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const bytes = await picture().png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** A chunk of a PNG. */
export function pngChunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(content.length)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}

/** A PNG with these chunks behind its header, and those behind its picture. */
export function pngWith(png: Buffer, before: readonly Buffer[], after: readonly Buffer[] = []): Buffer {
  const end = png.length - 12
  return Buffer.concat([png.subarray(0, 33), ...before, png.subarray(33, end), ...after, png.subarray(end)])
}

/** A compressed text that unpacks to so many bytes. */
export function compressedText(bytes: number): Buffer {
  return pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes, 'a'))]))
}

/** A PNG that names frames, as animated ones do. */
export async function animatedPng(): Promise<Buffer> {
  return pngWith(await picture().png().toBuffer(), [pngChunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]))])
}
