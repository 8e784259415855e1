import type { DishSchemasInput } from '../contract/dish-input.ts'

/** An option group in the list of a dish while the list is edited. */
export interface ChosenSchema {
  readonly id: string
  /**
   * Whether the link between dish and option group requires a choice. For sizes, and for groups whose own settings require a
   * choice, guests must choose in any case.
   */
  readonly isRequired: boolean
}

/** The list as the API takes it: the option groups in order, in which of them guests must choose, and the former list. */
export function schemasInput(
  chosen: readonly ChosenSchema[],
  previous: readonly ChosenSchema[],
): DishSchemasInput {
  return { schemaIds: chosen.map(({ id }) => id), schemas: [...chosen], previous: [...previous] }
}

/**
 * The list that an edit starts with, made from the dish's present one. A legacy single option group has no link to the dish, so no
 * link makes it required.
 */
export function chosenSchemas(
  assigned: readonly { readonly id: string; readonly requiredByLink?: boolean | undefined }[],
): ChosenSchema[] {
  return assigned.map(({ id, requiredByLink = false }) => ({ id, isRequired: requiredByLink }))
}

/** The option groups that can be added: active ones that are not in the list. */
export function addableSchemas<Schema extends { readonly id: string; readonly isActive: boolean }>(
  schemas: readonly Schema[],
  chosen: readonly ChosenSchema[],
): Schema[] {
  return schemas.filter(({ id, isActive }) => isActive && !chosen.some((each) => each.id === id))
}
