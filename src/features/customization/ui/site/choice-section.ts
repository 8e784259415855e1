import type { ReactNode } from 'react'

import type { SaleUnit } from '#src/kernel/sale-unit.ts'
import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import type { Choice, Flavour } from '../../rules/choice.ts'

/** A dish with its pictures, as the dialog for choosing sizes, toppings and halves needs it. */
export interface PicturedDish extends Flavour {
  /** The address of the dish's picture. Null if the dish has no picture; then the drawing of a plate is shown. */
  image: string | null
  /** The picture of the whole dish from above. A half-and-half pizza shows one half of it. */
  above: string | null
  /** The colours that are shown until the picture has loaded. */
  imagePlaceholder: string | null
  /** What the price buys, such as a plate. Absent if the restaurant does not state it. */
  unit?: SaleUnit | null
}

/** A dish, its option groups, and the dishes that can be its second half. */
export interface Offer<Dish extends Flavour = PicturedDish> {
  readonly dish: Dish
  readonly schemas: readonly DishCustomizationSchema[]
  readonly flavours: readonly Dish[]
}

/** The flavours among which the guest chooses both halves of a pizza. This is for a dialog that was not opened from one dish. */
export interface HalvesToPick {
  /** The flavours, in groups. Both halves must come from the same group. */
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

/** The props of every section of the dialog. A section asks the guest about one option group. */
export interface ChoiceSectionProps<Type extends DishCustomizationSchema['type']> {
  schema: Extract<DishCustomizationSchema, { type: Type }>
  choices: readonly Choice[]
  onChange: (choices: readonly Choice[]) => void
  /** The problems with the choices of this section. */
  problems: readonly ChoiceProblem[]
}

/**
 * The HTML id of the section to which a problem belongs. The choice of the second flavour is a section of its own, separate from
 * the choice between a whole and a half-and-half pizza.
 */
export function sectionId({
  schemaId,
  code,
}: Pick<ChoiceProblem, 'schemaId'> & { code?: ChoiceProblem['code'] }): string {
  return code?.startsWith('customization.second-flavor')
    ? `choices-${schemaId}-second`
    : `choices-${schemaId}`
}
