import { inLanguage } from '#src/kernel/language.ts'
import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import { canonicalChoices } from './choice.ts'
import type { Choice, DishChoices } from './choice.ts'
import { chosenHalves } from './halves.ts'
import { pickedOptions } from './picked-options.ts'

/**
 * Choices in words: one text for each option group in which something is chosen, in the dish's order of groups. A choice of two
 * halves has no text.
 */
export interface ChoiceTexts {
  vi: string[]
  en: string[]
}

/** The name of a dish in the cart, on orders and in the kitchen. `nameVi` is null if the menu has no Vietnamese name for it. */
export interface ChosenName {
  name: string
  nameVi: string | null
}

/** The name of the dish. A half-and-half pizza is named after both dishes: "Nửa Hải sản, nửa Hawaii". */
export function nameAsChosen(input: DishChoices): ChosenName {
  const { name, nameVi } = input.dish
  const second = chosenHalves(input, canonicalChoices(input.choices))?.second
  if (!second) return { name, nameVi }
  const [first, other] = [input.dish, second].map((half) => inLanguage('vi', half.name, half.nameVi))
  return { name: `Half ${name}, half ${second.name}`, nameVi: `Nửa ${first}, nửa ${other}` }
}

/**
 * The choices in words, for the kitchen, the receipt and the cart: "18cm", "Thêm: Nấm, Ô liu". What guests must choose is no
 * extra. Two halves have no text here, because `nameAsChosen` names them. Unknown choices have no text either. An option without a
 * Vietnamese name appears with its English name.
 */
export function describeChoices(input: DishChoices): ChoiceTexts {
  const given = canonicalChoices(input.choices)
  const described = input.schemas
    .filter(({ isActive }) => isActive)
    .map((schema) =>
      describeOptions(
        schema,
        given.find(({ schemaId }) => schemaId === schema.id),
      ),
    )
    .filter((texts) => texts !== undefined)
  return { vi: described.map(({ vi }) => vi), en: described.map(({ en }) => en) }
}

type OptionTexts = { vi: string; en: string }

function describeOptions(
  schema: DishCustomizationSchema,
  choice: Choice | undefined,
): OptionTexts | undefined {
  const picked = pickedOptions(schema, choice)
  if (picked.length === 0) return undefined
  const vi = picked.map(({ name, nameVi }) => inLanguage('vi', name, nameVi)).join(', ')
  const en = picked.map(({ name }) => name).join(', ')
  const isExtra = schema.type === 'additional_toppings' && !schema.isRequired
  return isExtra ? { vi: `Thêm: ${vi}`, en: `Extra: ${en}` } : { vi, en }
}
