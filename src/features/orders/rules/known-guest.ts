import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import { oneLine } from '#src/kernel/typed-text.ts'

/** The most earlier orders that staff see of a guest. */
export const maxEarlierOrders = 5

/** The notes that speak of an allergy or name an allergen, in their order, each once. */
export function allergyNotes(notes: readonly (string | null | undefined)[]): string[] {
  return [...new Set(notes.map((note) => oneLine(note ?? '')))].filter(mentionsAllergy)
}
