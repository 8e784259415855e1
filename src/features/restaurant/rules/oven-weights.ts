import { foldText } from '#src/kernel/text.ts'
import type { Oven } from '../contract/site-settings.ts'

/** The fields that decide how many pizzas a line of an order counts as in the oven. */
export interface BakedLine {
  readonly quantity: number
  /** All names of the chosen size; empty if the dish has no sizes. */
  readonly size: readonly string[]
  readonly isHalves: boolean
  /** The id and the names of the category of the dish. */
  readonly category: readonly string[]
}

type Weights = Pick<Oven, 'sizes' | 'halves' | 'withoutOven'>

/** How many pizzas these lines count as in the oven, rounded to two decimals. */
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

/** Whether a category, by its id and names, is in the list. Earlier releases listed names that the owner typed. */
export function needsNoOven(category: readonly string[], withoutOven: string): boolean {
  const listed = withoutOven.split(',').map(comparable)
  return category.some((name) => comparable(name) !== '' && listed.includes(comparable(name)))
}

/** Makes "16 cm" and "16CM" the same size. */
function comparable(name: string): string {
  return foldText(name).replaceAll(' ', '')
}

/**
 * The load of two pizzas of the heaviest size and one half-and-half pizza, as an example of the weights. If no sizes are set,
 * `size` is undefined.
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
