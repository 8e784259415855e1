import type { DishCustomizationSchema } from '../../contract/customization-schema.ts'
import type { Choice } from '../../rules/choice.ts'
import { maxToppings } from '../../rules/picked-options.ts'

type SchemaOf<Type> = Extract<DishCustomizationSchema, { type: Type }>

/** What was chosen for one option group so far. */
export function choiceFor(choices: readonly Choice[], schemaId: string): Choice | undefined {
  return choices.find((choice) => choice.schemaId === schemaId)
}

/** One size or option in place of another; undefined takes it back. */
export function chooseOne(
  choices: readonly Choice[],
  schema: SchemaOf<'size_selection' | 'single_choice_options'>,
  id: string | undefined,
): Choice[] {
  const key = schema.type === 'size_selection' ? 'size' : 'option'
  return replace(choices, { schemaId: schema.id, selections: id === undefined ? {} : { [key]: id } })
}

/**
 * One topping more or less. Where only one may be chosen it takes the place of the other; beyond a larger maximum
 * nothing changes, as the guest has to say which one goes.
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

/** No topping at all. */
export function chooseNoTopping(
  choices: readonly Choice[],
  schema: SchemaOf<'additional_toppings'>,
): Choice[] {
  return replace(choices, { schemaId: schema.id, selections: {} })
}

/** A whole dish or two halves; going back to a whole one drops the second flavour. */
export function chooseOrderMode(
  choices: readonly Choice[],
  schemaId: string,
  orderMode: NonNullable<Choice['orderMode']>,
): Choice[] {
  return replace(choices, { schemaId, selections: {}, orderMode })
}

/** The dish the second half comes from. */
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
