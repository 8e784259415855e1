import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import { choiceProblem } from './choice-problem.ts'
import type { ChoiceProblem, ChoiceProblemCode } from './choice-problem.ts'
import type { Choice, DishChoices } from './choice.ts'
import { maxToppings, optionsOf, pickedIds, pickedOptions } from './picked-options.ts'
import { isSoldOut } from './sold-out-options.ts'

type SchemaOf<Type> = Extract<DishCustomizationSchema, { type: Type }>

/** Checks that the chosen size exists and is not sold out, and that a size is chosen if the group requires it. */
export function checkSize(schema: SchemaOf<'size_selection'>, choice: Choice | undefined): ChoiceProblem[] {
  return checkOne(schema, choice, 'customization.size-required', 'customization.size-unknown')
}

/** Checks that the chosen option exists and is not sold out, and that an option is chosen if the group requires it. */
export function checkOption(
  schema: SchemaOf<'single_choice_options'>,
  choice: Choice | undefined,
): ChoiceProblem[] {
  return checkOne(schema, choice, 'customization.option-required', 'customization.option-unknown')
}

function checkOne(
  schema: DishCustomizationSchema,
  choice: Choice | undefined,
  missing: ChoiceProblemCode,
  unknown: ChoiceProblemCode,
): ChoiceProblem[] {
  const id = pickedIds(schema, choice)[0]
  if (id === undefined) return schema.isRequired ? [choiceProblem(schema.id, missing)] : []
  if (!optionsOf(schema).some((option) => option.id === id)) return [choiceProblem(schema.id, unknown)]
  return soldOutProblems(schema, choice)
}

/** Reports each chosen option that is sold out, with the option's name. */
function soldOutProblems(schema: DishCustomizationSchema, choice: Choice | undefined): ChoiceProblem[] {
  return pickedOptions(schema, choice)
    .filter(isSoldOut)
    .map(({ name, nameVi }) =>
      choiceProblem(schema.id, 'customization.option-sold-out', { option: { name, nameVi } }),
    )
}

/**
 * Checks that the chosen toppings exist, that no topping is chosen twice, and that their number is within the option group's
 * limits. The minimum applies even if guests need not choose in this group.
 */
export function checkToppings(
  schema: SchemaOf<'additional_toppings'>,
  choice: Choice | undefined,
): ChoiceProblem[] {
  const ids = pickedIds(schema, choice)
  const min = schema.config.minSelections ?? 0
  const max = maxToppings(schema.config)
  const problem = (code: ChoiceProblemCode, bound?: { min?: number; max?: number }) => [
    choiceProblem(schema.id, code, bound),
  ]

  if (ids.some((id) => !optionsOf(schema).some((option) => option.id === id))) {
    return problem('customization.topping-unknown')
  }
  const soldOut = soldOutProblems(schema, choice)
  if (soldOut.length > 0) return soldOut
  if (new Set(ids).size < ids.length) return problem('customization.topping-repeated')
  if (schema.isRequired && ids.length === 0) {
    return problem(max === 1 ? 'customization.option-required' : 'customization.toppings-required')
  }
  if (ids.length < min) return problem('customization.toppings-too-few', { min })
  if (ids.length > max) return problem('customization.toppings-too-many', { max })
  return []
}

/** Checks that the dish is whole, or that its second half is another available dish of the same category. */
export function checkHalves(
  schema: SchemaOf<'half_and_half'>,
  choice: Choice | undefined,
  { dish, flavours }: Pick<DishChoices, 'dish' | 'flavours'>,
): ChoiceProblem[] {
  const problem = (code: ChoiceProblemCode) => [choiceProblem(schema.id, code)]
  const second = choice?.secondFlavor

  if (choice?.orderMode === undefined && schema.isRequired) return problem('customization.option-required')
  if (choice?.orderMode !== 'half_and_half') {
    return second === undefined ? [] : problem('customization.second-flavor-without-half')
  }
  if (second === undefined) return problem('customization.second-flavor-required')
  if (second === dish.id) return problem('customization.second-flavor-same')
  const flavour = flavours.find(({ id }) => id === second)
  if (!flavour) return problem('customization.second-flavor-unknown')
  if (flavour.categoryId !== dish.categoryId) return problem('customization.second-flavor-other-category')
  if (!flavour.isAvailable) {
    const option = { name: flavour.name, nameVi: flavour.nameVi }
    return [choiceProblem(schema.id, 'customization.second-flavor-unavailable', { option })]
  }
  return []
}
