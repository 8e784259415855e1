import type { DishSchemasInput } from '../contract/dish-input.ts'

/** An option group in the list of a dish while an admin edits the list. */
export interface ChosenSchema {
  readonly id: string
  /**
   * Whether the dish's link to the option group requires a choice. In a group of sizes, or if the group's own settings say so,
   * guests must choose even if this is false.
   */
  readonly isRequired: boolean
}

/**
 * The list in the form of the API call: the option groups in order, those in which guests must choose, and the list from before the
 * edit.
 */
export function schemasInput(
  chosen: readonly ChosenSchema[],
  previous: readonly ChosenSchema[],
): DishSchemasInput {
  return { schemaIds: chosen.map(({ id }) => id), schemas: [...chosen], previous: [...previous] }
}

/**
 * The list with which the form starts, made from the dish's current list. Old dishes have a single option group without a link;
 * `requiredByLink` is absent there and counts as false.
 */
export function chosenSchemas(
  assigned: readonly { readonly id: string; readonly requiredByLink?: boolean | undefined }[],
): ChosenSchema[] {
  return assigned.map(({ id, requiredByLink = false }) => ({ id, isRequired: requiredByLink }))
}

/** The option groups that an admin can add: active ones that are not in the list yet. */
export function addableSchemas<Schema extends { readonly id: string; readonly isActive: boolean }>(
  schemas: readonly Schema[],
  chosen: readonly ChosenSchema[],
): Schema[] {
  return schemas.filter(({ id, isActive }) => isActive && !chosen.some((each) => each.id === id))
}
