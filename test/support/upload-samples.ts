import { crc32 } from 'node:zlib'

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

/** A PNG that names frames, as animated ones do. */
export async function animatedPng(): Promise<Buffer> {
  const bytes = await picture().png().toBuffer()
  const content = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1')
  const frames = Buffer.alloc(content.length + 8)
  frames.writeUInt32BE(8)
  content.copy(frames, 4)
  frames.writeUInt32BE(crc32(content), content.length + 4)
  return Buffer.concat([bytes.subarray(0, 33), frames, bytes.subarray(33)])
}
