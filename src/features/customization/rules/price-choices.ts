import { inLanguage } from '#src/kernel/language.ts'
import { canonicalChoices } from './choice.ts'
import type { DishChoices } from './choice.ts'
import { chosenHalves, halfAndHalfFee } from './halves.ts'
import type { Halves } from './halves.ts'
import { optionSurcharge, pickedOptions } from './picked-options.ts'

/**
 * One line of the explanation of a price, in whole VND. The amount is negative only in a line for rounding, if the price was
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
  /** The parts always add up to `unitPrice`. The dish comes first, and choices that cost nothing are left out. */
  parts: PricePart[]
}

/**
 * The price of one dish with its choices, the same in browser and server. It is the dish's own price (for two halves: half of the
 * price of each of the two dishes) + size surcharge + toppings and options + half-and-half fee, rounded once, half up, to 1000 VND.
 *
 * If nothing is selected in any choice, the dish counts as not customized and its price is not rounded. The order of option groups
 * never matters.
 *
 * Choices may be incomplete, so that a dialog can show a price while the guest chooses: what is missing or unknown adds nothing,
 * and until the second flavour is picked both halves count as the dish itself. `checkChoices` tells whether the dish may be sold.
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

  // Half of an odd price ends in half a đồng. All amounts are therefore added up doubled, so that the sum stays a whole number
  // until the one rounding.
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
  // If both prices are odd, the first half is rounded up and the second down. The two parts then add up exactly, and no line shows
  // a rounding that did not happen.
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

/** Takes twice an amount in VND and rounds the amount half up to the nearest 1000 VND. */
function roundHalvesToThousand(twice: number): number {
  return Math.floor((twice + 1000) / 2000) * 1000
}
