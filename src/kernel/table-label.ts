import type { Language } from './language.ts'

/** Characters of what a table is called, in orders, in reservations and in the code that stands on it. */
export const maxTableLabel = 20

const word = /\p{L}{2}/u

/** A table as one speaks of it: "Bàn 7", "Table A2". A label that is a name of its own, such as "Sân 1", stays as it is. */
export function formatTable(label: string, language: Language): string {
  if (word.test(label)) return label
  return language === 'vi' ? `Bàn ${label}` : `Table ${label}`
}
