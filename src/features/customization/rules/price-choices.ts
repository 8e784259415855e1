import { inLanguage } from '#src/kernel/language.ts'
import { canonicalChoices } from './choice.ts'
import type { DishChoices } from './choice.ts'
import { chosenHalves, halfAndHalfFee } from './halves.ts'
import type { Halves } from './halves.ts'
import { optionSurcharge, pickedOptions } from './picked-options.ts'

/**
 * One line in the explanation of a price, in whole VND. Only a line for rounding can have a negative amount, if the price was
 * rounded down.
 */
export interface PricePart {
  label: string
  labelVi: string
  amount: number
}

export interface DishPrice {
  /** The price of one piece, in whole VND. */
  unitPrice: number
  /** The amounts of the parts add up to `unitPrice`. The dish comes first; options that cost nothing are left out. */
  parts: PricePart[]
}

/**
 * The price of one dish with its choices. Browser and server use this same function. The price is the dish's own price (for two
 * halves: half of each dish's price) + the surcharge of the size + toppings and options + the half-and-half fee, rounded once at
 * the end, half up, to 1000 VND.
 *
 * If no choice selects anything, the price is not rounded. The order of option groups never matters.
 *
 * The choices may be incomplete, so that a dialog can show a price while the guest chooses: missing or unknown choices add nothing,
 * and until the guest has chosen the second flavour, both halves count as the dish itself. `checkChoices` decides whether the dish
 * may be sold.
 */
export function priceDish(input: DishChoices): DishPrice {
  const { dish, schemas } = input
  const given = canonicalChoices(input.choices)
  if (given.length === 0) {
    return { unitPrice: dish.price, parts: [named(dish, dish.price)] }
  }

  const halves = chosenHalves(input, given)
  const surcharges = schemas
    .filter(({ isActive }) => isActive)
    .flatMap((schema) => {
      const choice = given.find(({ schemaId }) => schemaId === schema.id)
      return pickedOptions(schema, choice).map((option) => named(option, optionSurcharge(schema, option)))
    })
  if (halves) surcharges.push(feePart(halves))

  // Half of an odd price is not a whole đồng. So all amounts are added up doubled, and the sum stays a whole number until the
  // rounding at the end.
  const basesTwice = dish.price + (halves?.second ?? dish).price
  const unitPrice = roundHalvesToThousand(basesTwice + 2 * sum(surcharges))

  const parts = [...baseParts(dish, halves), ...surcharges.filter(({ amount }) => amount !== 0)]
  const rounding = unitPrice - sum(parts)
  if (rounding !== 0) parts.push({ label: 'Rounding', labelVi: 'Làm tròn', amount: rounding })
  return { unitPrice, parts }
}

function baseParts(dish: DishChoices['dish'], halves: Halves | undefined): PricePart[] {
  const second = halves?.second
  if (!second) return [named(dish, dish.price)]
  // If both prices are odd, the first half is rounded up and the second down. So the two parts add up exactly, and no extra line
  // for rounding is needed.
  return [halfOf(dish, Math.ceil(dish.price / 2)), halfOf(second, Math.floor(second.price / 2))]
}

function halfOf({ name, nameVi }: { name: string; nameVi: string | null }, amount: number): PricePart {
  return { label: `Half ${name}`, labelVi: `Nửa ${inLanguage('vi', name, nameVi)}`, amount }
}

function feePart({ schema }: Halves): PricePart {
  return { label: 'Half-and-half fee', labelVi: 'Phí ghép hai nửa', amount: halfAndHalfFee(schema) }
}

function named({ name, nameVi }: { name: string; nameVi?: string | null }, amount: number): PricePart {
  return { label: name, labelVi: inLanguage('vi', name, nameVi), amount }
}

function sum(parts: readonly PricePart[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0)
}

/** Takes twice an amount in VND, and returns the amount rounded (half up) to a multiple of 1000 VND. */
function roundHalvesToThousand(twice: number): number {
  return Math.floor((twice + 1000) / 2000) * 1000
}
