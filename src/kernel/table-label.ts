import type { Language } from './language.ts'

/** The most characters of a table's label, in orders, in reservations and in the code on the table. */
export const maxTableLabel = 20

const word = /\p{L}{2}/u

/** A table as people name it: "Bàn 7", "Table A2". A label that is a name of its own, such as "Sân 1", stays as it is. */
export function formatTable(label: string, language: Language): string {
  if (word.test(label)) return label
  return language === 'vi' ? `Bàn ${label}` : `Table ${label}`
}
