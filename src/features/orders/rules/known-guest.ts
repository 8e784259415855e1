import { mentionsAllergy } from '#src/features/menu/rules/asked-filter.ts'
import { oneLine } from '#src/kernel/typed-text.ts'

/** How many earlier orders of a guest staff see at most. */
export const maxEarlierOrders = 5

/** The notes that contain the word allergy or the name of an allergen, each once and in the given order. */
export function allergyNotes(notes: readonly (string | null | undefined)[]): string[] {
  return [...new Set(notes.map((note) => oneLine(note ?? '')))].filter(mentionsAllergy)
}
