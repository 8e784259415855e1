import type { CustomizationChoice } from '../contract/choice.ts'
import type { DishCustomizationSchema } from '../contract/customization-schema.ts'
import type { Dietary } from '#src/kernel/dietary.ts'

/** What a guest chose for one option group, in the wire form. */
export type Choice = CustomizationChoice

/** Choices as callers hold them: one, a list, or none at all. */
export type Choices = Choice | readonly Choice[] | null | undefined

/** What the rules need of a dish. `price` is whole VND. */
export interface CustomizableDish extends Dietary {
  id: string
  categoryId: string
  name: string
  nameVi: string | null
  price: number
}

/** A dish that may be the second half of another. */
export interface Flavour extends CustomizableDish {
  isAvailable: boolean
}

/** One dish, what may be chosen for it, what was chosen, and the dishes a second half may come from. */
export interface DishChoices {
  dish: CustomizableDish
  schemas: readonly DishCustomizationSchema[]
  choices: Choices
  flavours: readonly Flavour[]
}

/** A choice as a cart line stores it: the lists of `selections` joined by commas. */
export interface StoredChoice {
  schemaId: string
  selections: Record<string, string>
  orderMode?: 'whole' | 'half_and_half'
  secondFlavor?: string
}

/** The `customization` of a cart line: one choice or a list; null where nothing was chosen. */
export type StoredCustomization = StoredChoice | StoredChoice[] | null

/** So many halves make a pizza. */
export const halvesOfOne = 2

/**
 * The one form of equal choices: choices sorted by option group, keys and lists sorted, empty selections and empty choices
 * dropped. Nothing is repaired: a topping named twice stays twice, for the check to reject.
 */
export function canonicalChoices(choices: Choices): Choice[] {
  return asList(choices)
    .map(canonicalChoice)
    .filter((choice) => !isEmpty(choice))
    .map((choice) => ({ choice, key: JSON.stringify([choice.schemaId, choice]) }))
    .toSorted((a, b) => compareText(a.key, b.key))
    .map(({ choice }) => choice)
}

/** Equal for equal choices, different for different ones; empty for none. Part of a cart line's identity. */
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

/** The choices a cart line stores, in canonical form; one object and a list are read alike. */
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
  // `Array.isArray` does not narrow readonly arrays.
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

/** By code unit, so that browser and server order alike whatever their language. */
function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
