/** The characters with which a formula in a spreadsheet begins, also in their full-width forms. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/** The byte order mark at the very beginning of a file. Without it some spreadsheets misread UTF-8 letters. */
export const byteOrderMark = '\uFEFF'

/**
 * Makes a line of CSV from a table's row (RFC 4180), including the line break. If a spreadsheet would run a cell as a formula, the
 * cell gets an apostrophe in front, so that the spreadsheet shows it as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
