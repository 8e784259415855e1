import { readFile, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'

import sharp, { type Metadata, type Sharp } from 'sharp'

import { sharedPictureSize } from '#src/kernel/picture-variants.ts'
import { decodablePicture } from './decodable-picture.ts'
import type {
  ImageColours,
  ImageReply,
  ImageRequest,
  ImageResults,
  ImageSize,
  ImageTask,
} from './image-task.ts'
import { printedLines } from './printed-lines.ts'
import { writeWhole } from './write-whole.ts'

/**
 * The program that runs in the image process. It does the tasks that the server sends, and ends when the server ends. The memory
 * that libvips and the allocator hold is returned to the operating system only when this process ends.
 */
const maxPixels = 50_000_000
/** The longest side that a WebP picture can have, in pixels. */
const maxSide = 16_383
/**
 * The most bytes that an interlaced PNG may take in memory, because it is decoded as a whole. Other pictures with as many pixels
 * take less memory.
 */
const maxInterlacedBytes = 4 * maxPixels
/** The longest side of a stored upload: enough for the widest variant on a sharp screen. */
const maxStoredSide = 2560
/** The largest size in bytes of the JPEG for a shared link, because some messengers show no larger one. */
const maxSharedBytes = 300_000
/**
 * The JPEG qualities, tried in turn until the file is small enough. For photos the first quality is enough, and with the last one
 * even pure noise becomes small enough.
 */
const sharedQualities = [80, 60, 40, 20] as const
/** The background colour of the site's pages, for drawings that have no background of their own. */
const sharedGround = '#fbf5ea'

// The image process uses one thread and has a lower priority than the server, because a guest's order must not wait for a processor
// that is busy with pictures.
sharp.concurrency(1)
sharp.cache(false)
setPriority(10)

process.on('message', (request: ImageRequest) => void reply(request))
process.on('disconnect', () => process.exit())
// Ctrl-C in a terminal sends SIGINT to every process of the program. The image process ignores SIGINT, because it must go on until
// the server ends it.
process.on('SIGINT', () => {})

async function reply(request: ImageRequest): Promise<void> {
  process.send?.(await carryOut(request))
}

async function carryOut({ id, task }: ImageRequest): Promise<ImageReply> {
  try {
    return { id, ok: true, result: await tasks[task.kind](task as never) } // `kind` selects the function that takes this kind of task
  } catch (error) {
    const { message, code = codeIn(message) } = error as NodeJS.ErrnoException
    return { id, ok: false, message, ...(code && { code }) }
  }
}

/** Finds the error code that fits a message of libvips, which reports errors of the operating system only as text. */
function codeIn(message: string): string | undefined {
  if (/No space left on device/.test(message)) return 'ENOSPC'
  return /unable to (write|open for write)|write failed/i.test(message) ? 'EIO' : undefined
}

type Tasks = {
  readonly [Kind in ImageTask['kind']]: (
    task: Extract<ImageTask, { kind: Kind }>,
  ) => Promise<ImageResults[Kind]>
}

const tasks: Tasks = { resize, share, import: importPicture, colours, size, icon, print }

function open(source: string): Sharp {
  return sharp(source, { limitInputPixels: maxPixels })
}

async function resize({ source, target, width, format }: Extract<ImageTask, { kind: 'resize' }>) {
  const resized = open(source).rotate().resize({ width, withoutEnlargement: true })
  // Both formats store colour at half the resolution, as every WebP does. Nobody sees this in pictures of this size, and the files
  // become a fifth smaller.
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' })
      : resized.webp({ quality: 76 })
  await writeWhole(target, (file) => encoded.toFile(file))
  return null
}

async function share({ source, target }: Extract<ImageTask, { kind: 'share' }>) {
  const picture = open(source).rotate()
  // A drawing without a background, such as a logo, is shown whole. A photo is cut to the part that attracts the eye.
  const { hasAlpha } = await picture.metadata()
  const fitted = picture.resize({
    ...sharedPictureSize,
    ...(hasAlpha ? { fit: 'contain', background: sharedGround } : { fit: 'cover', position: 'attention' }),
  })
  const { data, info } = await fitted
    .flatten({ background: sharedGround })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  for (const quality of sharedQualities) {
    const jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality }).toBuffer()
    if (jpeg.length > maxSharedBytes && quality !== sharedQualities.at(-1)) continue
    await writeWhole(target, (file) => writeFile(file, jpeg))
    break
  }
  return null
}

/** Imports an uploaded picture. Reads the file's header first, so that a picture that is too large is never decoded. */
async function importPicture({ source, target }: Extract<ImageTask, { kind: 'import' }>) {
  const picture = decodablePicture(await readFile(source))
  if (typeof picture === 'string') return picture
  const head = await sharp(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!head) return 'broken'
  if ((head.pages ?? 1) > 1) return 'animated'
  if (head.width * head.height > maxPixels || Math.max(head.width, head.height) > maxSide) {
    return 'too-many-pixels'
  }
  if (head.format === 'png' && head.isProgressive && decodedBytes(head) > maxInterlacedBytes) {
    return 'too-many-pixels'
  }
  if (head.space === 'cmyk') return 'cmyk'
  try {
    await sharp(picture, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxStoredSide, height: maxStoredSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90 })
      .toFile(target)
    return 'imported'
  } catch (error) {
    if (codeIn(String(error)) !== undefined) throw error
    return 'broken'
  }
}

function decodedBytes({ width, height, channels, depth }: Metadata): number {
  return width * height * channels * (depth === 'ushort' ? 2 : 1)
}

async function colours({ source }: { readonly source: string }): Promise<ImageColours> {
  const bytes = await open(source)
    .rotate()
    .flatten({ background: '#211d1b' })
    .resize(3, 3, { fit: 'fill' })
    .raw()
    .toBuffer()
  return Array.from({ length: 9 }, (_, index) => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(index * 3)
    return [red, green, blue] as const
  })
}

/** The size of a picture, read from the file's header alone. */
async function size({ source }: { readonly source: string }): Promise<ImageSize> {
  const { autoOrient } = await open(source).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

async function icon({ source, side, margin, ground }: Extract<ImageTask, { kind: 'icon' }>): Promise<string> {
  const edge = Math.round(side * margin)
  const inner = side - 2 * edge
  // With this density a vector drawing is rendered large enough for every icon. For other pictures the density has no effect.
  const bytes = await sharp(source, { limitInputPixels: maxPixels, density: 300 })
    .rotate()
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer()
  return bytes.toString('base64')
}

function print({ parts, width }: Extract<ImageTask, { kind: 'print' }>) {
  return printedLines(parts, width)
}
