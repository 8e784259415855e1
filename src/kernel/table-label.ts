import type { Language } from './language.ts'
import { foldText } from './text.ts'
import { oneLine } from './typed-text.ts'

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

const called = /^(?:b[àa]n|table)(?: (?:s[ốo] )?|(?=\d))/iu

/** The label without the word for a table before it: "7" for "Bàn 7", "bàn số 7" and "table 7". A name, such as "Bàn dài", stays. */
export function plainTable(label: string): string {
  const plain = oneLine(label).normalize('NFC').replace(called, '')
  return plain === '' || word.test(plain) ? label : plain
}

/** Equal keys mean the same restaurant table: its labels may differ in case, diacritics, blanks and the word for a table. */
export function tableKey(label: string): string {
  return foldText(plainTable(label))
}
