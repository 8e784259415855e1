/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

/** The form of a placeholder that `encodePlaceholder` returns. It has at most 18 characters. */
export const placeholderPattern = /^#[0-9a-f]{3} #[0-9a-f]{3} \d{1,6}$/

const levels = 4

/**
 * Describes a picture's colours in a few bytes, so that the page can show them until the picture is loaded. The text contains the
 * picture's darkest colour, its lightest colour, and a number. The number says, for each of nine areas (row by row from the top
 * left), how much of the light colour the area contains: 0 to 3, in two bits (the first area in the lowest bits). "#211 #c84 768"
 * is light in the middle. It is a number because CSS draws the placeholder from it without a script
 * (design/picture-placeholder.module.css). Pass exactly nine colours.
 */
export function encodePlaceholder(parts: readonly Colour[]): string {
  const byLight = parts.toSorted((a, b) => lightness(a) - lightness(b))
  const [dark, light] = [byLight.at(0), byLight.at(-1)]
  if (!dark || !light) throw new Error('A placeholder is made of nine colours')
  const grid = parts.reduce((sum, part, index) => sum + share(part, dark, light) * levels ** index, 0)
  return `${shortHex(dark)} ${shortHex(light)} ${grid}`
}

/** How much closer a colour is to the light colour than to the dark colour, in whole steps from 0 (dark) to 3 (light). */
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
