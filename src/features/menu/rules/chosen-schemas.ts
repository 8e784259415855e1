import type { DishSchemasInput } from '../contract/dish-input.ts'

/** An option group in the list of a dish while the list is edited. */
export interface ChosenSchema {
  readonly id: string
  /** What the list says; a size, and what is required by itself, has to be chosen in any case. */
  readonly isRequired: boolean
}

/** The list as the API takes it: what it holds, in its order, which of it guests have to choose from, and what it was. */
export function schemasInput(
  chosen: readonly ChosenSchema[],
  previous: readonly ChosenSchema[],
): DishSchemasInput {
  return { schemaIds: chosen.map(({ id }) => id), schemas: [...chosen], previous: [...previous] }
}

/** What the list a dish has now is to begin with. A legacy single option group has no link and is not required by it. */
export function chosenSchemas(
  assigned: readonly { readonly id: string; readonly requiredByLink?: boolean | undefined }[],
): ChosenSchema[] {
  return assigned.map(({ id, requiredByLink = false }) => ({ id, isRequired: requiredByLink }))
}

/** Those that can be added: active ones that are not in the list. */
export function addableSchemas<Schema extends { readonly id: string; readonly isActive: boolean }>(
  schemas: readonly Schema[],
  chosen: readonly ChosenSchema[],
): Schema[] {
  return schemas.filter(({ id, isActive }) => isActive && !chosen.some((each) => each.id === id))
}
