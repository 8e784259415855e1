import type { CustomizationChoice } from '../contract/choice.ts'
import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Dietary } from '#src/kernel/dietary.ts'

/** What a guest chose for one option group, as calls send it. */
export type Choice = CustomizationChoice

/** Choices in any form that callers may have: one choice, a list, or none. */
export type Choices = Choice | readonly Choice[] | null | undefined

/** The fields of a dish that the rules need. `price` is whole VND. */
export interface CustomizableDish extends Dietary {
  id: string
  categoryId: string
  name: string
  nameVi: string | null
  price: number
}

/** A dish that may be the second half of a pizza of two halves. */
export interface Flavour extends CustomizableDish {
  isAvailable: boolean
}

/** One dish, its option groups, the choices, and the dishes that may be a second half. */
export interface DishChoices {
  dish: CustomizableDish
  schemas: readonly DishCustomizationSchema[]
  choices: Choices
  flavours: readonly Flavour[]
}

/** A choice as a cart line stores it: each list in `selections`, such as the toppings, is one text of ids joined by commas. */
export interface StoredChoice {
  schemaId: string
  selections: Record<string, string>
  orderMode?: 'whole' | 'half_and_half'
  secondFlavor?: string
}

/** The `customization` of a cart line: one choice or a list. It is null if nothing was chosen. */
export type StoredCustomization = StoredChoice | StoredChoice[] | null

/** The number of halves of a pizza. */
export const halvesOfOne = 2

/**
 * Brings equal choices into the same form, so that they can be compared: it sorts the choices by option group, sorts keys and
 * lists, and drops empty selections and empty choices. It repairs nothing: a topping that is named twice stays twice, so that
 * `checkChoices` rejects the choice.
 */
export function canonicalChoices(choices: Choices): Choice[] {
  return asList(choices)
    .map(canonicalChoice)
    .filter((choice) => !isEmpty(choice))
    .map((choice) => ({ choice, key: JSON.stringify([choice.schemaId, choice]) }))
    .toSorted((a, b) => compareText(a.key, b.key))
    .map(({ choice }) => choice)
}

/**
 * A key that is the same for equal choices and different for all others, empty if there are no choices. The key of the choices is
 * part of the key of a cart line.
 */
export function choicesKey(choices: Choices): string {
  const canonical = canonicalChoices(choices)
  return canonical.length === 0 ? '' : JSON.stringify(canonical)
}

/** The choices as a cart line stores them, in canonical order. */
export function toStored(choices: Choices): StoredCustomization {
  const canonical = canonicalChoices(choices)
  if (canonical.length === 0) return null
  return canonical.map(({ selections, ...choice }) => ({
    ...choice,
    selections: Object.fromEntries(
      Object.entries(selections).map(([key, value]) => [key, Array.isArray(value) ? value.join(',') : value]),
    ),
  }))
}

/** The choices of a cart line in canonical form. A single object is read as a list of one. */
export function fromStored(stored: StoredCustomization | undefined): Choice[] {
  return canonicalChoices(
    asList(stored).map(({ selections, ...choice }) => ({
      ...choice,
      selections: {
        size: selections['size'],
        option: selections['option'],
        toppings: selections['toppings']?.split(','),
      },
    })),
  )
}

function asList<T>(value: T | readonly T[] | null | undefined): readonly T[] {
  if (value === null || value === undefined) return []
  // The cast is needed because `Array.isArray` does not narrow readonly arrays.
  return Array.isArray(value) ? value : [value as T]
}

function canonicalChoice({ schemaId, selections, orderMode, secondFlavor }: Choice): Choice {
  const toppings = selections.toppings?.filter((id) => id !== '').toSorted(compareText)
  return {
    schemaId,
    selections: {
      ...(selections.option && { option: selections.option }),
      ...(selections.size && { size: selections.size }),
      ...(toppings && toppings.length > 0 && { toppings }),
    },
    ...(orderMode && { orderMode }),
    ...(secondFlavor && { secondFlavor }),
  }
}

function isEmpty({ selections, orderMode, secondFlavor }: Choice): boolean {
  return Object.keys(selections).length === 0 && !orderMode && !secondFlavor
}

/** Compares by code unit, so that browser and server sort alike in every language. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
