import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { printableText } from './printable-text.ts'

/** The characters for which a TrueType font has a picture: its table `cmap` of format 4. */
function charactersOf(font: Buffer): Set<string> {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, place) => 12 + place * 16)
  const entry = tables.find((at) => font.toString('latin1', at, at + 4) === 'cmap')
  const cmap = font.readUInt32BE((entry ?? 0) + 8)
  const table = cmap + font.readUInt32BE(cmap + 8)
  expect(font.readUInt16BE(table)).toBe(4)
  const doubled = font.readUInt16BE(table + 6)
  const found = new Set<string>()
  for (let at = table + 14; at < table + 14 + doubled; at += 2)
    for (let code = font.readUInt16BE(at + doubled + 2); code <= font.readUInt16BE(at); code += 1)
      if (code >= 0x20 && code < 0xffff) found.add(String.fromCodePoint(code))
  return found
}

describe('the text of a printed ticket', () => {
  it.each([500, 700])('has exactly the characters that the font of weight %i has', (weight) => {
    const url = new URL(`../../../server/images/fonts/be-vietnam-pro-${weight}.ttf`, import.meta.url)
    const all = Array.from({ length: 0xd800 }, (_, code) => String.fromCodePoint(code))
    const kept = all.filter((letter) => letter >= ' ' && printableText(letter, false) === letter)
    expect(new Set(kept)).toEqual(charactersOf(readFileSync(url)))
  })

  it('tells the kitchen where to read what the fonts cannot draw', () => {
    const note = printableText('Không 🥜 nha ❤️, 花生', true)
    expect(note).toMatch(/^Không nha , \?\? \(.+\)$/)
    expect(printableText('GHI CHÚ: 1️⃣ phần, ít cay', true)).toMatch(/^GHI CHÚ: 1 phần, ít cay \(.+\)$/)
    expect(printableText('Ít cay\nkhông hành', true)).toBe('Ít cay không hành')
    expect(printableText('Ít cay – “không hành” 50 %', true)).toBe('Ít cay – “không hành” 50 %')
  })

  it('leaves a bill without a hint to a screen that guests do not have', () => {
    expect(printableText('Pizza 🔥 Bếp Lửa', false)).toBe('Pizza Bếp Lửa')
  })
})
