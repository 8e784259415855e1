import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { dirname } from 'node:path'

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

/**
 * The program of the image process. It does what the server asks for, and ends with the server. The memory that libvips and the
 * allocator hold is given back when this process ends.
 */
const maxPixels = 50_000_000
/** The longest side that WebP can have. */
const maxSide = 16_383
/** The most bytes of an interlaced PNG, which is decoded as a whole. Other pictures with as many pixels take less memory. */
const maxInterlacedBytes = 4 * maxPixels
/** The longest side of a stored upload: enough for the widest variant on a sharp screen. */
const maxStoredSide = 2560
/** The most bytes of the picture of a shared link: some messengers show no larger one. */
const maxSharedBytes = 300_000
/** The qualities are tried in turn: photos take the first, and pure noise fits with the last. */
const sharedQualities = [80, 60, 40, 20] as const
/** The colour of the site's paper, which lies under a drawing without a background of its own. */
const sharedGround = '#fbf5ea'

// The process uses one thread, with a lower priority than the server: a guest's order must not wait for a processor that is busy
// with pictures.
sharp.concurrency(1)
sharp.cache(false)
setPriority(10)

process.on('message', (request: ImageRequest) => void reply(request))
process.on('disconnect', () => process.exit())
// Ctrl-C reaches every process of a terminal, but the server decides when this one ends.
process.on('SIGINT', () => {})

async function reply(request: ImageRequest): Promise<void> {
  process.send?.(await carryOut(request))
}

async function carryOut({ id, task }: ImageRequest): Promise<ImageReply> {
  try {
    return { id, ok: true, result: await tasks[task.kind](task as never) } // the kind selects the function for its own task
  } catch (error) {
    const { message, code = codeIn(message) } = error as NodeJS.ErrnoException
    return { id, ok: false, message, ...(code && { code }) }
  }
}

/** libvips reports system errors only as text. */
function codeIn(message: string): string | undefined {
  if (/No space left on device/.test(message)) return 'ENOSPC'
  return /unable to (write|open for write)|write failed/i.test(message) ? 'EIO' : undefined
}

type Tasks = {
  readonly [Kind in ImageTask['kind']]: (
    task: Extract<ImageTask, { kind: Kind }>,
  ) => Promise<ImageResults[Kind]>
}

const tasks: Tasks = { resize, share, import: importPicture, colours, size, icon }

function open(source: string): Sharp {
  return sharp(source, { limitInputPixels: maxPixels })
}

async function resize({ source, target, width, format }: Extract<ImageTask, { kind: 'resize' }>) {
  const resized = open(source).rotate().resize({ width, withoutEnlargement: true })
  // Colour has half the resolution, as in every WebP: nobody sees that on pictures of this size, and it saves a fifth.
  const encoded =
    format === 'avif'
      ? resized.avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' })
      : resized.webp({ quality: 76 })
  await writeWhole(target, (file) => encoded.toFile(file))
  return null
}

async function share({ source, target }: Extract<ImageTask, { kind: 'share' }>) {
  const picture = open(source).rotate()
  // A drawing without a background, such as a logo, is shown whole. Of a photo, the part that attracts the eye is shown.
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

/** Writes to a file beside the target, and then renames that file to the target. */
async function writeWhole(target: string, write: (file: string) => Promise<unknown>): Promise<void> {
  const unfinished = `${target}.${randomUUID()}`
  await mkdir(dirname(target), { recursive: true })
  try {
    await write(unfinished)
    await rename(unfinished, target)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

/** Reads the head first, so that nothing of a picture that is too large is decoded. */
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

/** Reads the file's head only. */
async function size({ source }: { readonly source: string }): Promise<ImageSize> {
  const { autoOrient } = await open(source).metadata()
  return { width: autoOrient.width, height: autoOrient.height }
}

async function icon({ source, side, margin, ground }: Extract<ImageTask, { kind: 'icon' }>): Promise<string> {
  const edge = Math.round(side * margin)
  const inner = side - 2 * edge
  // With this density a drawing is rendered large enough for every icon; for other pictures the density has no effect.
  const bytes = await sharp(source, { limitInputPixels: maxPixels, density: 300 })
    .rotate()
    .resize({ width: inner, height: inner, fit: 'contain', background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .flatten({ background: ground })
    .png()
    .toBuffer()
  return bytes.toString('base64')
}
