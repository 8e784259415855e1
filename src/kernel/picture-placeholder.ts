/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The form of a placeholder; never longer than 18 characters. */
export const placeholderPattern = /^#[0-9a-f]{3} #[0-9a-f]{3} \d{1,6}$/

const levels = 4

/**
 * A picture's own colours in a few bytes, which the page shows until the picture is loaded: its darkest colour, its lightest
 * colour, and a number. For each of nine parts of the picture, row by row from the top left, the number says how much of the light
 * colour the part holds: 0 to 3, in two bits (the first part in the lowest bits). "#211 #c84 768" is light in the middle. The last
 * value is a number because CSS draws the placeholder from it without a script (design/picture-placeholder.module.css). The
 * function expects nine colours.
 */
export function encodePlaceholder(parts: readonly Colour[]): string {
  const byLight = parts.toSorted((a, b) => lightness(a) - lightness(b))
  const [dark, light] = [byLight.at(0), byLight.at(-1)]
  if (!dark || !light) throw new Error('A placeholder is made of nine colours')
  const grid = parts.reduce((sum, part, index) => sum + share(part, dark, light) * levels ** index, 0)
  return `${shortHex(dark)} ${shortHex(light)} ${grid}`
}

/** How close a colour is to the light colour compared with the dark one, in whole steps from 0 (dark) to 3 (light). */
function share(colour: Colour, dark: Colour, light: Colour): number {
  const way = minus(light, dark)
  const length = dot(way, way)
  if (length === 0) return 0
  const part = dot(minus(colour, dark), way) / length
  return Math.round(Math.min(1, Math.max(0, part)) * (levels - 1))
}

function lightness([red, green, blue]: Colour): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function minus(a: Colour, b: Colour): Colour {
  return [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
}

function dot(a: Colour, b: Colour): number {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

function shortHex(colour: Colour): string {
  return `#${colour.map((value) => Math.round(value / 17).toString(16)).join('')}`
}
