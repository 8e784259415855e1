import { inLanguage } from '#src/kernel/language.ts'
import { canonicalChoices } from './choice.ts'
import type { DishChoices } from './choice.ts'
import { chosenHalves, halfAndHalfFee } from './halves.ts'
import type { Halves } from './halves.ts'
import { optionSurcharge, pickedOptions } from './picked-options.ts'

/** One line of the explanation of the price: whole VND, negative only for rounding down. */
export interface PricePart {
  label: string
  labelVi: string
  amount: number
}

export interface DishPrice {
  /** Whole VND for one piece. */
  unitPrice: number
  /** Always add up to `unitPrice`; the dish comes first, choices that cost nothing are left out. */
  parts: PricePart[]
}

/**
 * The price of one dish as chosen, the same in browser and server: (base, or half base + half second base) + size
 * surcharge + toppings and options + half-and-half fee, rounded once, half up, to 1000 VND.
 *
 * A dish is without customization when its choices are empty (none given, or nothing selected in them); its price then
 * stays untouched. The order of option groups' choices never matters. Choices need not be complete, so that a dialog can show
 * a price while one chooses: what is missing or unknown adds nothing, and until the second flavour is picked both
 * halves count as the dish itself. `checkChoices` tells whether the price may be sold.
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

  // Half of an odd price is half a đồng; counting in halves keeps the arithmetic whole until the one rounding.
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
  // With two odd prices the first half takes the đồng that the second leaves, so that no false rounding appears.
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

/** Twice an amount in VND, rounded half up to the nearest 1000 VND. */
function roundHalvesToThousand(twice: number): number {
  return Math.floor((twice + 1000) / 2000) * 1000
}
