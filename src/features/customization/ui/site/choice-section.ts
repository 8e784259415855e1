import type { ReactNode } from 'react'

import type { SaleUnit } from '#src/kernel/sale-unit.ts'
import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import type { Choice, Flavour } from '../../rules/choice.ts'

/** A dish with its pictures, as the dialog in which a guest chooses size, toppings and halves shows it. */
export interface PicturedDish extends Flavour {
  /** The address of the dish's picture. If it is null, the drawn plate shows. */
  image: string | null
  /** The picture of the whole dish from above. A pizza of two halves shows half of it. */
  above: string | null
  /** The colours that show until the picture has loaded. */
  imagePlaceholder: string | null
  /** The unit that the dish's price buys, such as a plate, if the restaurant states it. */
  unit?: SaleUnit | null
}

/** A dish, its option groups, and the dishes that may be a second half. */
export interface Offer<Dish extends Flavour = PicturedDish> {
  readonly dish: Dish
  readonly schemas: readonly DishCustomizationSchema[]
  readonly flavours: readonly Dish[]
}

/** The flavours among which the guest picks both halves of a pizza, if the dialog was not opened for one dish. */
export interface HalvesToPick {
  /** The flavours in groups. Both halves must come from the same group. */
  readonly groups: readonly HalvesGroup[]
  /** The ids of the halves, the left one first. */
  readonly picked: readonly string[]
  readonly onPick: (id: string) => void
}

export interface HalvesGroup {
  readonly id: string
  readonly name: ReactNode
  readonly flavours: readonly PicturedDish[]
}

/** The properties that every section of a dialog gets. */
export interface ChoiceSectionProps<Type extends DishCustomizationSchema['type']> {
  schema: Extract<DishCustomizationSchema, { type: Type }>
  choices: readonly Choice[]
  onChange: (choices: readonly Choice[]) => void
  /** The problems with the choices of this section. */
  problems: readonly ChoiceProblem[]
}

/**
 * The id of the section that a problem belongs to. The second flavour has a section of its own, apart from the question whether the
 * pizza is whole or half and half.
 */
export function sectionId({
  schemaId,
  code,
}: Pick<ChoiceProblem, 'schemaId'> & { code?: ChoiceProblem['code'] }): string {
  return code?.startsWith('customization.second-flavor')
    ? `choices-${schemaId}-second`
    : `choices-${schemaId}`
}
