import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { Choice } from '../../rules/choice.ts'
import { maxToppings } from '../../rules/picked-options.ts'

type SchemaOf<Type> = Extract<DishCustomizationSchema, { type: Type }>

/** What was chosen for one option group so far. */
export function choiceFor(choices: readonly Choice[], schemaId: string): Choice | undefined {
  return choices.find((choice) => choice.schemaId === schemaId)
}

/** Replaces the chosen size or option. Undefined removes it. */
export function chooseOne(
  choices: readonly Choice[],
  schema: SchemaOf<'size_selection' | 'single_choice_options'>,
  id: string | undefined,
): Choice[] {
  const key = schema.type === 'size_selection' ? 'size' : 'option'
  return replace(choices, { schemaId: schema.id, selections: id === undefined ? {} : { [key]: id } })
}

/**
 * Adds or removes a topping. If only one topping may be chosen, the new one replaces the old. If several may be chosen and the
 * maximum is reached, nothing changes, because the guest must decide which one to remove.
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

/** Switches between a whole dish and two halves. Switching to a whole dish drops the second flavour. */
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
