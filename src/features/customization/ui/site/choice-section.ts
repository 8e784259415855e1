import type { ReactNode } from 'react'

import type { SaleUnit } from '#src/kernel/sale-unit.ts'
import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { ChoiceProblem } from '../../rules/choice-problem.ts'
import type { Choice, Flavour } from '../../rules/choice.ts'

/** A dish as the dialogs show it. */
export interface PicturedDish extends Flavour {
  /** Address of its picture; null shows the drawn plate. */
  image: string | null
  /** The whole dish from above, of which a half is shown. */
  above: string | null
  /** Its colours, until it comes. */
  imagePlaceholder: string | null
  /** What its price buys, where the restaurant says it. */
  unit?: SaleUnit | null
}

/** A dish, what it asks, and the dishes a second half may come from. */
export interface Offer<Dish extends Flavour = PicturedDish> {
  readonly dish: Dish
  readonly schemas: readonly DishCustomizationSchema[]
  readonly flavours: readonly Dish[]
}

/** Two halves to be picked from the menu, where the dialog is not about a dish that was chosen before. */
export interface HalvesToPick {
  /** Both halves come from one group. */
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

/** What every section of a dialog gets. */
export interface ChoiceSectionProps<Type extends DishCustomizationSchema['type']> {
  schema: Extract<DishCustomizationSchema, { type: Type }>
  choices: readonly Choice[]
  onChange: (choices: readonly Choice[]) => void
  /** What is wrong with this section. */
  problems: readonly ChoiceProblem[]
}

/** The id of the section a problem belongs to: the second flavour stands apart from whole or half. */
export function sectionId({
  schemaId,
  code,
}: Pick<ChoiceProblem, 'schemaId'> & { code?: ChoiceProblem['code'] }): string {
  return code?.startsWith('customization.second-flavor')
    ? `choices-${schemaId}-second`
    : `choices-${schemaId}`
}
