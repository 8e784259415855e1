import fc from 'fast-check'
import { expect, test } from 'vitest'

import { type Colour, encodePlaceholder, placeholderPattern } from './picture-placeholder.ts'

/** What design/picture-placeholder.module.css shows in the middle of each part. */
function drawn(placeholder: string): Colour[] {
  const [dark = '', light = '', grid = ''] = placeholder.split(' ')
  return Array.from({ length: 9 }, (_, index) => {
    const share = (Math.floor(Number(grid) / 4 ** index) % 4) / 3
    const tone = (channel: 1 | 2 | 3) => {
      const [from, to] = [dark, light].map((colour) => Number.parseInt(colour[channel] ?? '', 16) * 17)
      return (from ?? 0) + ((to ?? 0) - (from ?? 0)) * share
    }
    return [tone(1), tone(2), tone(3)]
  })
}

const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(channel, channel, channel)
const nine = <Value>(value: fc.Arbitrary<Value>) => fc.array(value, { minLength: 9, maxLength: 9 })
const lightness = ([red, green, blue]: Colour) => 0.2126 * red + 0.7152 * green + 0.0722 * blue

test('any nine colours fit into eighteen characters', () => {
  fc.assert(
    fc.property(nine(colour), (colours) => {
      const placeholder = encodePlaceholder(colours)
      expect(placeholder).toMatch(placeholderPattern)
      expect(placeholder.length).toBeLessThanOrEqual(18)
    }),
  )
})

test('what is mixed from two tones comes back as it was, but for the coarseness of its colours', () => {
  const twoTones = fc.tuple(colour, colour).filter(([a, b]) => lightness(b) - lightness(a) > 1)
  const shares = nine(fc.integer({ min: 0, max: 3 })).filter((all) => all.includes(0) && all.includes(3))
  fc.assert(
    fc.property(twoTones, shares, ([dark, light], parts) => {
      const mixed = parts.map((part): Colour => {
        const mix = (index: 0 | 1 | 2) => dark[index] + ((light[index] - dark[index]) * part) / 3
        return [mix(0), mix(1), mix(2)]
      })
      for (const [index, shown] of drawn(encodePlaceholder(mixed)).entries()) {
        const meant = mixed[index] ?? [0, 0, 0]
        // Half a step of the sixteen a channel has.
        shown.forEach((value, at) => expect(Math.abs(value - (meant[at] ?? 0))).toBeLessThanOrEqual(8.51))
      }
    }),
  )
})

test('no part is drawn darker than the darkest or lighter than the lightest of them', () => {
  fc.assert(
    fc.property(nine(colour), (colours) => {
      const given = colours.map(lightness)
      for (const shown of drawn(encodePlaceholder(colours)).map(lightness)) {
        expect(shown).toBeGreaterThanOrEqual(Math.min(...given) - 9)
        expect(shown).toBeLessThanOrEqual(Math.max(...given) + 9)
      }
    }),
  )
})

test.each([
  ['a field of one colour', Array.from({ length: 9 }, (): Colour => [34, 17, 17]), '#211 #211 0'],
  [
    'a light in the middle',
    Array.from({ length: 9 }, (_, index): Colour => (index === 4 ? [204, 136, 68] : [34, 17, 17])),
    `#211 #c84 ${3 * 4 ** 4}`,
  ],
  [
    'a light at the bottom right',
    Array.from({ length: 9 }, (_, index): Colour => (index === 8 ? [255, 255, 255] : [0, 0, 0])),
    `#000 #fff ${3 * 4 ** 8}`,
  ],
])('%s is written as two tones and a number', (_name, colours, written) => {
  expect(encodePlaceholder(colours)).toBe(written)
})
