import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { Choice } from '../../rules/choice.ts'
import { maxToppings } from '../../rules/picked-options.ts'

type SchemaOf<Type> = Extract<DishCustomizationSchema, { type: Type }>

/** The choice that the guest has made so far for this option group. */
export function choiceFor(choices: readonly Choice[], schemaId: string): Choice | undefined {
  return choices.find((choice) => choice.schemaId === schemaId)
}

/** Chooses a size or an option in place of the former one. If the id is undefined, nothing is chosen any more. */
export function chooseOne(
  choices: readonly Choice[],
  schema: SchemaOf<'size_selection' | 'single_choice_options'>,
  id: string | undefined,
): Choice[] {
  const key = schema.type === 'size_selection' ? 'size' : 'option'
  return replace(choices, { schemaId: schema.id, selections: id === undefined ? {} : { [key]: id } })
}

/**
 * Adds a topping, or removes it if it is already chosen. If guests may choose only one topping, the new one replaces the former. If
 * the maximum is reached, nothing changes, because the guest has to decide which topping to remove.
 */
export function chooseTopping(
  choices: readonly Choice[],
  schema: SchemaOf<'additional_toppings'>,
  id: string,
  wanted: boolean,
): Choice[] {
  const others = (choiceFor(choices, schema.id)?.selections.toppings ?? []).filter((other) => other !== id)
  const most = maxToppings(schema.config)
  if (wanted && most > 1 && others.length >= most) return [...choices]
  const toppings = wanted ? [...(most === 1 ? [] : others), id] : others
  return replace(choices, { schemaId: schema.id, selections: { toppings } })
}

/** Removes all toppings. */
export function chooseNoTopping(
  choices: readonly Choice[],
  schema: SchemaOf<'additional_toppings'>,
): Choice[] {
  return replace(choices, { schemaId: schema.id, selections: {} })
}

/** Switches between a whole dish and two halves. Switching to a whole dish also removes the second flavour. */
export function chooseOrderMode(
  choices: readonly Choice[],
  schemaId: string,
  orderMode: NonNullable<Choice['orderMode']>,
): Choice[] {
  return replace(choices, { schemaId, selections: {}, orderMode })
}

/** Sets the dish for the second half. */
export function chooseSecondFlavour(
  choices: readonly Choice[],
  schemaId: string,
  secondFlavor: string,
): Choice[] {
  return replace(choices, { schemaId, selections: {}, orderMode: 'half_and_half', secondFlavor })
}

function replace(choices: readonly Choice[], choice: Choice): Choice[] {
  return [...choices.filter(({ schemaId }) => schemaId !== choice.schemaId), choice]
}
