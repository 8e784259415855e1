import { foldText } from '#src/kernel/text.ts'
import type { Oven } from '../contract/site-settings.ts'

/** The fields of an order's line that decide as how many pizzas it counts in the oven. */
export interface BakedLine {
  readonly quantity: number
  /** The names of the chosen size in all languages; empty if the dish has no sizes. */
  readonly size: readonly string[]
  readonly isHalves: boolean
  /** The id and the names of the dish's category. */
  readonly category: readonly string[]
}

type Weights = Pick<Oven, 'sizes' | 'halves' | 'withoutOven'>

/** As how many pizzas these lines count in the oven, rounded to two decimals. */
export function ovenLoad(lines: readonly BakedLine[], oven: Weights): number {
  const pizzas = lines.reduce((sum, line) => sum + line.quantity * weightOf(line, oven), 0)
  return Math.round(pizzas * 100) / 100
}

function weightOf({ size, isHalves, category }: BakedLine, { sizes, halves, withoutOven }: Weights): number {
  if (needsNoOven(category, withoutOven)) return 0
  const names = size.map(comparable)
  const weight = sizes.find(({ name }) => names.includes(comparable(name)))?.weight ?? 1
  return weight + (isHalves ? halves : 0)
}

/**
 * True if the list `withoutOven` contains this category's id or one of its names. In earlier releases the owner typed names; now
 * the list contains ids.
 */
export function needsNoOven(category: readonly string[], withoutOven: string): boolean {
  const listed = withoutOven.split(',').map(comparable)
  return category.some((name) => comparable(name) !== '' && listed.includes(comparable(name)))
}

/** Makes size names comparable: "16 cm" and "16CM" become equal. */
function comparable(name: string): string {
  return foldText(name).replaceAll(' ', '')
}

/**
 * As how many pizzas an example order counts in the oven. The order contains two pizzas of the size that counts most, and one
 * half-and-half pizza. If no sizes are set, `size` is undefined.
 */
export function ovenExample(oven: Weights): { readonly size: string | undefined; readonly load: number } {
  const heaviest = oven.sizes.toSorted((one, other) => other.weight - one.weight)[0]
  const size = heaviest ? [heaviest.name] : []
  const pizza = { size, category: [] }
  const load = ovenLoad(
    [
      { ...pizza, quantity: 2, isHalves: false },
      { ...pizza, quantity: 1, isHalves: true },
    ],
    oven,
  )
  return { size: heaviest?.name, load }
}
