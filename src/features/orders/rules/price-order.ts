import type { Dietary } from '#src/kernel/dietary.ts'
import type { DishCustomizationSchema } from '#src/features/customization/contract/customization-schema.ts'
import { checkChoices } from '#src/features/customization/rules/check-choices.ts'
import type { ChoiceProblem } from '#src/features/customization/rules/choice-problem.ts'
import { canonicalChoices } from '#src/features/customization/rules/choice.ts'
import type { Choice, Choices, Flavour } from '#src/features/customization/rules/choice.ts'
import { chosenDietary } from '#src/features/customization/rules/chosen-dietary.ts'
import { describeChoices, nameAsChosen } from '#src/features/customization/rules/describe-choices.ts'
import type { ChoiceTexts } from '#src/features/customization/rules/describe-choices.ts'
import { pickedOptions } from '#src/features/customization/rules/picked-options.ts'
import { priceDish } from '#src/features/customization/rules/price-choices.ts'
import { suggestedChoices } from '#src/features/customization/rules/suggested-choices.ts'
import type { PricePart } from '#src/features/customization/rules/price-choices.ts'
import type { Tax } from '#src/features/restaurant/rules/vat.ts'
import { orderAmountProblems, orderSizeProblems, orderTotals } from './order-totals.ts'
import { type LeftProblem, leftProblems } from './left-portions.ts'
import type { OrderLimitProblem, OrderTotals } from './order-totals.ts'

/** One line as the guest orders it. The line's `name` is needed only if the menu does not contain the dish. */
export interface OrderItem {
  id: string
  quantity: number
  customization?: Choices
  name?: string
}

/** A dish of the menu with all data on which its price depends. `price` is in whole VND. */
export interface OrderableDish extends Flavour {
  /** How many portions are left today. Undefined if nobody counts the portions of this dish. */
  leftToday?: number | undefined
  schemas: readonly DishCustomizationSchema[]
}

/**
 * A line with its price: amounts in whole VND, and the choices both in standard form (`canonicalChoices`) and in words. A
 * half-and-half pizza is named after both dishes.
 */
export interface PricedLine {
  id: string
  name: string
  nameVi: string | null
  quantity: number
  unitPrice: number
  lineTotal: number
  parts: PricePart[]
  choices: Choice[]
  descriptions: ChoiceTexts
  /** The allergens in the line with all its options, and the diets for which it is suitable. */
  dietary: Dietary
  /** True if the dish currently has options. */
  isCustomizable: boolean
}

/** Why an order cannot be priced. `line` is the index of the line. */
export type OrderProblem =
  | OrderLimitProblem
  | LeftProblem
  | { code: 'orders.dish-unknown'; message: string; line: number; id: string; name: string }
  | {
      code: 'orders.dish-sold-out'
      message: string
      line: number
      id: string
      name: string
      nameVi: string | null
    }
  | {
      code: 'orders.choices-invalid'
      message: string
      line: number
      id: string
      problems: LineChoiceProblem[]
      /** Valid choices that the guest can be offered instead. The guest must always agree to them. */
      suggested?: Choice[]
    }

/**
 * A problem with a choice in an order line, with the names that a message needs where the guest does not see the dish's options, for
 * example in the cart.
 */
export interface LineChoiceProblem extends ChoiceProblem {
  /** The names of the option group. Absent if the group is paused or deleted, because guests may not know it then. */
  schema?: { name: string; nameVi: string | null }
  /** The names of the suggested option. Absent if the suggestion contains no option of this group. */
  chosen?: { name: string; nameVi: string | null }
}

export interface PricedCart {
  readonly lines: readonly PricedLine[]
  readonly totals: OrderTotals
}

export type OrderPricing =
  | ({ outcome: 'priced' } & PricedCart)
  | { outcome: 'rejected'; problems: OrderProblem[] }

/**
 * Computes the prices of a whole cart; browser and server use this same function. It looks up each dish in the menu, checks that
 * the dish is available and its choices are valid, and adds everything up with VAT. The prices that the guest has seen are not
 * used. `menu` must contain at least the ordered dishes and all dishes of their categories that can be a second half, even sold-out
 * ones. All problems of all lines are reported at once, in the order of the lines.
 */
export function priceOrder(order: {
  items: readonly OrderItem[]
  menu: readonly OrderableDish[]
  tax: Tax
}): OrderPricing {
  const dishes = new Map(order.menu.map((dish) => [dish.id, dish]))
  const sizeProblems = orderSizeProblems(order.items)
  // Only a program sends a cart with too many lines, not a guest. So its lines are not checked one by one.
  if (sizeProblems.some(({ code }) => code === 'orders.too-many-lines')) return rejected(sizeProblems)

  const problems: OrderProblem[] = [
    ...sizeProblems,
    ...order.items.flatMap((item, line) => itemProblems(item, line, dishes.get(item.id), order.menu)),
  ]
  if (problems.length > 0) return rejected(problems)
  const counted = order.menu.flatMap((dish) =>
    dish.leftToday === undefined ? [] : [{ ...dish, left: dish.leftToday }],
  )
  const short = leftProblems(order.items, counted)
  if (short.length > 0) return rejected(short)

  const lines = order.items.flatMap((item) => {
    const dish = dishes.get(item.id)
    return dish ? [priceLine(item, dish, order.menu)] : []
  })
  const totals = orderTotals(lines, order.tax)
  const tooLarge = orderAmountProblems(lines, totals)
  return tooLarge.length > 0 ? rejected(tooLarge) : { outcome: 'priced', lines, totals }
}

function rejected(problems: OrderProblem[]): OrderPricing {
  return { outcome: 'rejected', problems }
}

function itemProblems(
  { id, name = id, customization }: OrderItem,
  line: number,
  dish: OrderableDish | undefined,
  menu: readonly OrderableDish[],
): OrderProblem[] {
  if (!dish) {
    return [{ code: 'orders.dish-unknown', message: `${name} is not on the menu`, line, id, name }]
  }
  if (!dish.isAvailable) {
    const named = { id, name: dish.name, nameVi: dish.nameVi }
    return [{ code: 'orders.dish-sold-out', message: `${dish.name} is sold out`, line, ...named }]
  }
  const chosen = { dish, schemas: dish.schemas, choices: customization, flavours: menu }
  const found = checkChoices(chosen)
  const [first] = found
  if (!first) return []
  const suggested = suggestedChoices(chosen)
  const problems = found.map((problem) => choiceProblemOfLine(problem, menu, suggested))
  const message = `${dish.name}: ${first.message}`
  return [{ code: 'orders.choices-invalid', message, line, id, problems, ...(suggested && { suggested }) }]
}

function choiceProblemOfLine(
  problem: ChoiceProblem,
  menu: readonly OrderableDish[],
  suggested: readonly Choice[] = [],
): LineChoiceProblem {
  const { schemaId } = problem
  const schema = menu.flatMap(({ schemas }) => schemas).find(({ id }) => id === schemaId)
  // Guests cannot see a paused option group, so the problem does not contain its name.
  if (!schema?.isActive) return problem
  const [option] = pickedOptions(
    schema,
    suggested.find((choice) => choice.schemaId === schemaId),
  )
  return { ...problem, schema: namesOf(schema), ...(option && { chosen: namesOf(option) }) }
}

function namesOf({ name, nameVi = null }: { name: string; nameVi?: string | null | undefined }) {
  return { name, nameVi }
}

function priceLine(item: OrderItem, dish: OrderableDish, menu: readonly OrderableDish[]): PricedLine {
  const chosen = { dish, schemas: dish.schemas, choices: item.customization, flavours: menu }
  const { unitPrice, parts } = priceDish(chosen)
  return {
    id: dish.id,
    ...nameAsChosen(chosen),
    quantity: item.quantity,
    unitPrice,
    lineTotal: unitPrice * item.quantity,
    parts,
    choices: canonicalChoices(item.customization),
    descriptions: describeChoices(chosen),
    dietary: chosenDietary(chosen),
    isCustomizable: dish.schemas.some(({ isActive }) => isActive),
  }
}
