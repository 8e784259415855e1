import type { CustomizationChoice } from '../contract/choice.ts'
import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Dietary } from '#src/kernel/dietary.ts'

/** What a guest chose for one option group, as calls send it. */
export type Choice = CustomizationChoice

/** The choices in any form in which a caller may have them: one choice, a list, or nothing. */
export type Choices = Choice | readonly Choice[] | null | undefined

/** The fields of a dish that the rules need. `price` is whole VND. */
export interface CustomizableDish extends Dietary {
  id: string
  categoryId: string
  name: string
  nameVi: string | null
  price: number
}

/** A dish that can be the second half of a half-and-half pizza. */
export interface Flavour extends CustomizableDish {
  isAvailable: boolean
}

/** A dish, its option groups, the guest's choices, and the dishes that can be the second half. */
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

export const halvesOfOne = 2

/**
 * Brings choices into a standard form, in which equal choices are written in the same way: sorts them by option group, sorts keys
 * and lists, and removes empty selections and empty choices. It corrects no mistakes: a topping that is named twice stays twice, so
 * that `checkChoices` rejects the choice.
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
 * A text that is the same for equal choices and differs for all others; empty if there are no choices. It is a part of the key of a
 * cart line.
 */
export function choicesKey(choices: Choices): string {
  const canonical = canonicalChoices(choices)
  return canonical.length === 0 ? '' : JSON.stringify(canonical)
}

/** The choices in the form in which a cart line stores them, in the standard order of `canonicalChoices`. */
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

/** The choices of a cart line in the standard form of `canonicalChoices`. A single choice becomes a list. */
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

/** Compares texts by their character codes, so that every browser and the server sort them in the same order. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
