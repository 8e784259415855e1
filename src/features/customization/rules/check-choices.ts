import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import { checkHalves, checkOption, checkSize, checkToppings } from './check-schema.ts'
import { canonicalChoices } from './choice.ts'
import type { Choice, DishChoices } from './choice.ts'
import { choiceProblem } from './choice-problem.ts'
import type { ChoiceProblem } from './choice-problem.ts'

/**
 * All problems with the choices for one dish: first those of the dish's option groups, in the dish's order, then choices for groups
 * that the dish does not offer. If the list is empty, the dish may be sold with these choices.
 *
 * The dialog and the server use the same rules and messages. A second flavour is a problem if the guest has chosen a whole dish, so
 * the dialog removes it when the guest switches back to a whole dish. Paused option groups require nothing, and choosing in them is
 * a problem.
 */
export function checkChoices(input: DishChoices): ChoiceProblem[] {
  const given = canonicalChoices(input.choices)
  const offered = input.schemas.filter(({ isActive }) => isActive)
  return [
    ...offered.flatMap((schema) => checkSchema(schema, given, input)),
    ...checkSeveralHalves(offered, given),
    ...checkUnknownIds(input.schemas, given),
  ]
}

function checkSchema(
  schema: DishCustomizationSchema,
  given: readonly Choice[],
  input: DishChoices,
): ChoiceProblem[] {
  const choices = given.filter(({ schemaId }) => schemaId === schema.id)
  if (choices.length > 1) return [choiceProblem(schema.id, 'customization.schema-repeated')]
  const choice = choices[0]
  if (choice && !belongsTo(schema, choice)) {
    return [choiceProblem(schema.id, 'customization.selection-misplaced')]
  }
  switch (schema.type) {
    case 'size_selection':
      return checkSize(schema, choice)
    case 'single_choice_options':
      return checkOption(schema, choice)
    case 'additional_toppings':
      return checkToppings(schema, choice)
    case 'half_and_half':
      return checkHalves(schema, choice, input)
  }
}

const selectionKey = {
  size_selection: 'size',
  single_choice_options: 'option',
  additional_toppings: 'toppings',
  half_and_half: undefined,
} as const

/**
 * Whether a choice contains only the fields that belong to its type of option group; for example, a choice of a size must not
 * contain toppings.
 */
function belongsTo(
  { type }: DishCustomizationSchema,
  { selections, orderMode, secondFlavor }: Choice,
): boolean {
  const asksHalves = type === 'half_and_half'
  return (
    Object.keys(selections).every((key) => key === selectionKey[type]) &&
    (asksHalves || (orderMode === undefined && secondFlavor === undefined))
  )
}

/** A dish can be divided into halves only once. If several option groups divide it, all except the first are reported. */
function checkSeveralHalves(
  offered: readonly DishCustomizationSchema[],
  given: readonly Choice[],
): ChoiceProblem[] {
  const dividing = offered.filter(
    ({ id, type }) =>
      type === 'half_and_half' &&
      given.some(({ schemaId, orderMode }) => schemaId === id && orderMode === 'half_and_half'),
  )
  return dividing.slice(1).map(({ id }) => choiceProblem(id, 'customization.half-repeated'))
}

function checkUnknownIds(
  schemas: readonly DishCustomizationSchema[],
  given: readonly Choice[],
): ChoiceProblem[] {
  return given.flatMap(({ schemaId }) => {
    const schema = schemas.find(({ id }) => id === schemaId)
    if (!schema) return [choiceProblem(schemaId, 'customization.schema-unknown')]
    return schema.isActive ? [] : [choiceProblem(schemaId, 'customization.schema-inactive')]
  })
}
