import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import { canonicalChoices } from './choice.ts'
import type { Choice, DishChoices } from './choice.ts'
import { chosenHalves } from './halves.ts'
import type { Halves } from './halves.ts'
import { pickedOptions } from './picked-options.ts'

/** Choices in words, one entry for each schema that was answered, in the dish's order of schemas. */
export interface ChoiceWords {
  vi: string[]
  en: string[]
}

/**
 * What was chosen, as kitchen, receipt and cart line read it: "18cm", "Nửa Hải sản / nửa Hawaii", "Thêm: Nấm, Ô liu".
 * A whole dish and anything unknown say nothing; an option without a Vietnamese name keeps its English one.
 */
export function describeChoices(input: DishChoices): ChoiceWords {
  const given = canonicalChoices(input.choices)
  const halves = chosenHalves(input, given)
  const described = input.schemas
    .filter(({ isActive }) => isActive)
    .map((schema) =>
      schema.type === 'half_and_half'
        ? halvesInWords(input.dish, halves?.schema === schema ? halves : undefined)
        : optionsInWords(
            schema,
            given.find(({ schemaId }) => schemaId === schema.id),
          ),
    )
    .filter((words) => words !== undefined)
  return { vi: described.map(({ vi }) => vi), en: described.map(({ en }) => en) }
}

type Words = { vi: string; en: string }

function halvesInWords(dish: DishChoices['dish'], halves: Halves | undefined): Words | undefined {
  const second = halves?.second
  if (!second) return undefined
  return {
    vi: `Nửa ${dish.nameVi || dish.name} / nửa ${second.nameVi || second.name}`,
    en: `Half ${dish.name} / half ${second.name}`,
  }
}

function optionsInWords(schema: DishCustomizationSchema, choice: Choice | undefined): Words | undefined {
  const picked = pickedOptions(schema, choice)
  if (picked.length === 0) return undefined
  const vi = picked.map(({ name, nameVi }) => nameVi || name).join(', ')
  const en = picked.map(({ name }) => name).join(', ')
  return schema.type === 'additional_toppings' ? { vi: `Thêm: ${vi}`, en: `Extra: ${en}` } : { vi, en }
}
