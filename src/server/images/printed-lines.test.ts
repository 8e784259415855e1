import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { imageProcess, type ImageProcess } from './image-process.ts'
import type { PrintedLine } from './image-task.ts'

let images: ImageProcess
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'no-fonts-'))
  writeFileSync(join(folder, 'fonts.conf'), '<fontconfig></fontconfig>')
  // A server as it comes has no fonts at all.
  vi.stubEnv('FONTCONFIG_FILE', join(folder, 'fonts.conf'))
  images = imageProcess()
})
afterAll(async () => {
  images.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const line = (text: string, more: object = {}): PrintedLine => ({ text, size: 27, ...more })
async function print(...parts: readonly PrintedLine[]) {
  const { bits, bytesInRow } = await images.run({ kind: 'print', parts, width: 384 })
  const rows = Buffer.from(bits, 'base64')
  return { rows, bytesInRow, height: rows.length / bytesInRow }
}
const inkIn = (rows: Buffer) =>
  [...rows].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)

it('prints every mark of Vietnamese, each unlike the others', async () => {
  const texts = ['Bếp', 'Bêp', 'Bep', 'Bệp', 'Bễp', 'Bềp', 'Bểp', 'Dao', 'Đao', 'Ơ', 'Ờ', 'Ư', 'Ữ']
  const pictures = await Promise.all(
    texts.map(async (text) => (await print(line(text))).rows.toString('hex')),
  )
  expect(new Set(pictures).size).toBe(texts.length)
})

it('cuts off no mark above or below a line', async () => {
  for (const text of ['Ẵ Ỗ Ứ', 'ỵ ợ ậ g']) {
    const { rows, bytesInRow } = await print(line(text, { size: 56, isBold: true }))
    const edges = [rows.subarray(0, bytesInRow), rows.subarray(-bytesInRow)]
    expect(inkIn(Buffer.concat(edges)), text).toBe(0)
  }
})

it('gives every line the same height, whatever letters it has', async () => {
  const heights = await Promise.all(
    ['an', 'Ẵ', 'ỵ', '', '🍕', '漢'].map(async (text) => (await print(line(text))).height),
  )
  expect(new Set(heights).size).toBe(1)
})

it('breaks what is too long, also a word, and cuts off nothing at the right edge', async () => {
  const { rows, bytesInRow, height } = await print(line('a'.repeat(80), { right: '1.216.000đ' }))
  expect(height).toBeGreaterThan(2 * (await print(line('a'))).height)
  const lastDots = Array.from({ length: height }, (_, row) => rows[(row + 1) * bytesInRow - 1])
  expect(lastDots.some((byte) => byte !== 0)).toBe(true)
})

it('prints what guests type as they typed it, and white on black what is loud', async () => {
  const typed = await print(line('<b>a</b> & <span size="1">b'))
  expect(inkIn(typed.rows)).toBeGreaterThan(inkIn((await print(line('b a b'))).rows))
  const [plain, loud] = [await print(line('TÔM')), await print(line('TÔM', { isLoud: true }))]
  expect(inkIn(plain.rows) + inkIn(loud.rows)).toBe(plain.rows.length * 8)
})
