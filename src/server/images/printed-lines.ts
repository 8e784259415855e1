import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import sharp from 'sharp'

import type { PrintedLine, PrintedPart, PrintedPicture } from './image-task.ts'

// The fonts are stored beside this file, because a server may have no fonts of its own.
const fonts = {
  normal: { font: 'Be Vietnam Pro Medium', fontfile: fontFile('be-vietnam-pro-500.ttf') },
  bold: { font: 'Be Vietnam Pro Bold', fontfile: fontFile('be-vietnam-pro-700.ttf') },
} as const

// A server without fonts also has no font configuration file, and the library that draws text would complain about this in the log.
// So the library gets our own configuration file.
if (!existsSync('/etc/fonts/fonts.conf')) process.env['FONTCONFIG_FILE'] ??= fontFile('no-fonts.conf')

function fontFile(name: string): string {
  return fileURLToPath(new URL(`fonts/${name}`, import.meta.url))
}

/** Distances in dots: from one baseline to the next, and from a baseline down to the top of the next line's area. */
const pitchOf = (size: number) => Math.round(size * 1.48)
const dropOf = (size: number) => Math.round(size * 0.32)
/** Widths in dots: the black border at both sides of a white text, and the free space before a text at the right edge. */
const margin = 12
const rule = { height: 22, thickness: 3 }
const gapHeight = 17

/** A picture of one text: one byte for each dot, 255 if the dot is black. */
interface Ink {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/**
 * Draws lines of text in black and white, as wide as the paper. A text that is too long for a line is broken between words, or
 * within a word if necessary.
 */
export async function printedLines(parts: readonly PrintedPart[], width: number): Promise<PrintedPicture> {
  const bytesInRow = width / 8
  const rows: Buffer[] = []
  for (const part of parts) {
    if (part === 'gap') rows.push(Buffer.alloc(gapHeight * bytesInRow))
    else rows.push(part === 'rule' ? ruleRows(bytesInRow) : await lineRows(part, width))
  }
  const bits = Buffer.concat(rows)
  return { bytesInRow, bits: bits.toString('base64') }
}

function ruleRows(bytesInRow: number): Buffer {
  const bits = Buffer.alloc(rule.height * bytesInRow)
  const top = Math.floor((rule.height - rule.thickness) / 2)
  return bits.fill(0xff, top * bytesInRow, (top + rule.thickness) * bytesInRow)
}

async function lineRows(line: PrintedLine, width: number): Promise<Buffer> {
  const edge = line.isLoud === true ? margin : 0
  const left = (line.indent ?? 0) + edge
  const right = line.right === undefined ? undefined : await inkOf(line.right, line, width)
  const room = width - left - edge - (right ? right.width + margin : 0)
  const text = await inkOf(line.text, line, room)
  const height = Math.max(text.height, right?.height ?? 0)
  const bits = Buffer.alloc((height * width) / 8)
  draw(bits, text, line.isCentred === true ? left + Math.floor((room - text.width) / 2) : left, width)
  if (right) draw(bits, right, width - edge - right.width, width)
  if (line.isLoud === true) for (const [place, byte] of bits.entries()) bits[place] = ~byte
  return bits
}

function draw(bits: Buffer, { data, width, height }: Ink, left: number, rowWidth: number): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = Math.max(0, -left); x < width && left + x < rowWidth; x += 1) {
      if ((data[y * width + x] ?? 0) < 128) continue
      const dot = y * rowWidth + left + x
      bits[dot >> 3] = (bits[dot >> 3] ?? 0) | (0x80 >> (dot & 7))
    }
  }
}

/**
 * Draws a text in lines of equal height. The library cuts off empty space, so the picture of "an" would be lower than that of "Ân".
 * To keep the baselines in place, the function draws an additional line with the letter H above the text and another one below it,
 * and then cuts off both lines.
 */
async function inkOf(text: string, { size, isBold = false }: PrintedLine, width: number): Promise<Ink> {
  const pitch = pitchOf(size)
  const { data, info } = await sharp({
    text: {
      text: `<span line_height="${pitch * 1024}">H\n${escaped(text)}\nH</span>`,
      ...fonts[isBold ? 'bold' : 'normal'],
      font: `${fonts[isBold ? 'bold' : 'normal'].font} ${size}`,
      // At this resolution a letter is as many dots high as its size says.
      dpi: 72,
      width,
      wrap: 'word-char',
    },
  })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lines = Math.round((info.height - size * 0.7) / pitch) - 1
  const top = Math.round(size * 0.7) + dropOf(size)
  const height = lines * pitch
  const cut = data.subarray(top * info.width, (top + height) * info.width)
  return { data: cut, width: info.width, height }
}

/** The library reads text as Pango markup, in which a guest's "<b>" would be a command. So these characters are escaped. */
function escaped(text: string): string {
  return text
    .replaceAll(/\p{Cc}+/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
