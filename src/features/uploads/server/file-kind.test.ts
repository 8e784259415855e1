import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import type { FileKind } from '../rules/file-kind.ts'
import { fileKind } from './file-kind.ts'

async function kindOf(content: Buffer): Promise<FileKind> {
  const folder = await mkdtemp(join(tmpdir(), 'file-kind-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'sent')
  await writeFile(file, content)
  return await fileKind(file)
}

const bytes = (text: string) => Buffer.from(text, 'latin1')
const brand = (name: string) => bytes(`\0\0\0\x20ftyp${name}\0\0\0\0`)

test.each<[string, Buffer, FileKind]>([
  ['a JPEG', bytes('\xff\xd8\xff\xe0'), 'jpeg'],
  ['half the mark of a JPEG', bytes('\xff\xd8'), 'other'],
  ['WebP', bytes('RIFF\n\0\0\nWEBPVP8 '), 'webp'],
  ['a sound in RIFF', bytes('RIFF\0\0\0\0WAVEfmt '), 'other'],
  ...['GIF89a', 'II*\0', 'MM\0*', 'BM', '\xff\x0a', '\0\0\0\x0cJXL '].map(
    (start): [string, Buffer, FileKind] => [JSON.stringify(start), bytes(start), 'other-image'],
  ),
  ['WebM', bytes(`\x1aE\xdf\xa3${' '.repeat(56)}webm`), 'webm'],
  ['another Matroska', bytes(`\x1aE\xdf\xa3${' '.repeat(57)}webm`), 'other'],
  ...['heic', 'hevx', 'mif1', 'msf1'].map((name): [string, Buffer, FileKind] => [name, brand(name), 'heic']),
  ...['avif', 'avis'].map((name): [string, Buffer, FileKind] => [name, brand(name), 'other-image']),
  ...['isom', 'iso6', 'mp42', 'avc1', 'av01', 'dash', 'M4V ', 'MSNV'].map(
    (name): [string, Buffer, FileKind] => [name, brand(name), 'mp4'],
  ),
  ['QuickTime', brand('qt  '), 'other'],
  ['a drawing', bytes('<svg xmlns="">'), 'svg'],
  ['a drawing behind a byte order mark and its prologue', bytes('\xef\xbb\xbf\n<?xml?><!-- --><svg>'), 'svg'],
  ['words in front of a drawing', bytes('words <svg>'), 'other'],
  ['another element', bytes('<svgs>'), 'other'],
  ['nothing', bytes(''), 'other'],
])('%s is told by its bytes', async (_name, content, kind) => {
  expect(await kindOf(content)).toBe(kind)
})
