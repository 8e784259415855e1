import { checkChoices } from './check-choices.ts'
import { canonicalChoices, type Choice, type DishChoices } from './choice.ts'
import { defaultChoices } from './default-choices.ts'
import { optionsOf } from './picked-options.ts'
import { isSoldOut } from './sold-out-options.ts'

/**
 * The choices with which the dialog opens, if the guest has chosen options for this dish before the menu changed: the earlier
 * choices that are still allowed, and the defaults of required option groups without a choice. An optional group in which the guest
 * chose nothing stays empty.
 */
export function earlierChoices(input: DishChoices): Choice[] {
  const left = canonicalChoices(input.choices).map((choice) => withoutGoneToppings(choice, input))
  const wrong = new Set(checkChoices({ ...input, choices: left }).map(({ schemaId }) => schemaId))
  const asked = new Set(input.schemas.filter(({ isActive }) => isActive).map(({ id }) => id))
  const kept = left.filter(({ schemaId }) => asked.has(schemaId) && !wrong.has(schemaId))
  const settled = new Set(kept.map(({ schemaId }) => schemaId))
  const open = input.schemas.filter(
    ({ id, isRequired, type }) => !settled.has(id) && (isRequired || type === 'half_and_half'),
  )
  return [...kept, ...defaultChoices(open)]
}

function withoutGoneToppings(choice: Choice, { schemas }: Pick<DishChoices, 'schemas'>): Choice {
  const schema = schemas.find(({ id }) => id === choice.schemaId)
  const { toppings } = choice.selections
  if (!schema || !toppings) return choice
  const offered = new Set(optionsOf(schema).flatMap((option) => (isSoldOut(option) ? [] : option.id)))
  return {
    ...choice,
    selections: { ...choice.selections, toppings: toppings.filter((id) => offered.has(id)) },
  }
}
