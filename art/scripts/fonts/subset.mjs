// subset.mjs - the site's fonts, cut to what the site writes: src/design/fonts/FAMILY-WEIGHT-PART.woff2.   node subset.mjs
// Two parts of each face: "text" holds every letter of both languages and is on every page, "rest" holds what is left of the
// Latin letters and signs (ñ, ü, €, ½ ...) and is fetched where a text has one of them.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import fontverter from 'fontverter'
import subsetFont from 'subset-font'

import { withControlProgram } from './control-program.mjs'

const packages = fileURLToPath(new URL('node_modules/@expo-google-fonts', import.meta.url))
const target = fileURLToPath(new URL('../../../src/design/fonts', import.meta.url))
const faces = [
  { family: 'be-vietnam-pro', weight: 400, source: '400Regular/BeVietnamPro_400Regular.ttf' },
  { family: 'be-vietnam-pro', weight: 600, source: '600SemiBold/BeVietnamPro_600SemiBold.ttf' },
  { family: 'fraunces', weight: 600, source: '600SemiBold/Fraunces_600SemiBold.ttf' },
]

/** Kerning, marks, ligatures and the figures that stand in columns: what the pages use. Small capitals and fractions go. */
const keepFeatures = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'clig', 'liga', 'rlig', 'lnum', 'pnum', 'tnum']

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const ascii = between(0x20, 0x7e)
const vietnamese = 'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ'
/** Vietnamese as some systems type it, a letter and its marks one after the other. */
const marks = '\u0300\u0301\u0302\u0303\u0306\u0309\u031b\u0323'
const signs = '\u00a0©«°·»×–—‘’“”•…−₫'
const written = ascii + vietnamese + vietnamese.toUpperCase() + marks + signs
const others = [...between(0xa1, 0xff) + 'ıŒœʻʼˆ˚˜€™↑↓∕'].filter((letter) => !written.includes(letter)).join('')

// Hints, which most systems ignore and ours go without, are two thirds of a file of Be Vietnam Pro.
async function cut(file, letters) {
  const options = { targetFormat: 'truetype', keepFeatures, noHinting: true }
  return fontverter.convert(withControlProgram(await subsetFont(readFileSync(file), letters, options)), 'woff2')
}

mkdirSync(target, { recursive: true })
for (const { family, weight, source } of faces) {
  const file = `${packages}/${family}/${source}`
  const parts = { text: await cut(file, written), rest: await cut(file, others) }
  for (const [part, font] of Object.entries(parts)) {
    writeFileSync(`${target}/${family}-${weight}-${part}.woff2`, font)
    console.log(`${family} ${weight} ${part}: ${font.length} bytes`)
  }
  copyFileSync(`${packages}/${family}/LICENSE_FONT`, `${target}/${family}-licence.txt`)
}
