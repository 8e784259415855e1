import { checkChoices } from './check-choices.ts'
import type { ChoiceProblemCode } from './choice-problem.ts'
import { canonicalChoices } from './choice.ts'
import type { Choice, DishChoices } from './choice.ts'
import { defaultChoices } from './default-choices.ts'

/**
 * The choices to suggest to a guest whose earlier choices are no longer valid: choices for option groups that the dish no longer
 * offers are removed, and the defaults of newly required groups are added. Undefined if only the guest can decide: a chosen option
 * or half is not available, or a group has no default.
 */
export function suggestedChoices(input: DishChoices): Choice[] | undefined {
  const problems = checkChoices(input)
  const schemasOf = (codes: readonly ChoiceProblemCode[]) =>
    new Set(problems.filter(({ code }) => codes.includes(code)).map(({ schemaId }) => schemaId))
  const gone = schemasOf(goneCodes)
  const asked = schemasOf(askedCodes)
  const remaining = canonicalChoices(input.choices).filter(
    ({ schemaId, orderMode }) =>
      !asked.has(schemaId) && (!gone.has(schemaId) || orderMode === 'half_and_half'),
  )
  const usual = defaultChoices(input.schemas).filter(({ schemaId }) => asked.has(schemaId))
  const choices = [...remaining, ...usual]
  return checkChoices({ ...input, choices }).length === 0 ? canonicalChoices(choices) : undefined
}

const goneCodes: readonly ChoiceProblemCode[] = [
  'customization.schema-unknown',
  'customization.schema-inactive',
]

const askedCodes: readonly ChoiceProblemCode[] = [
  'customization.size-required',
  'customization.option-required',
  'customization.toppings-required',
  'customization.toppings-too-few',
]
