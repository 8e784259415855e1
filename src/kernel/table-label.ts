import type { Language } from './language.ts'

/**
 * The largest number of characters in a restaurant table's label. It applies to orders, reservations and the QR code on the table.
 */
export const maxTableLabel = 20

const word = /\p{L}{2}/u

/**
 * Formats a restaurant table's label for people: "Bàn 7", "Table A2". A label that contains a word, such as "Sân 1", is already a
 * name and stays unchanged.
 */
export function formatTable(label: string, language: Language): string {
  if (word.test(label)) return label
  return language === 'vi' ? `Bàn ${label}` : `Table ${label}`
}
