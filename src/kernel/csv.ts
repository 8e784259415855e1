/** The characters with which a formula in a spreadsheet begins, in their full-width forms too. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/** The mark at the very beginning of a file: without it some spreadsheets misread UTF-8 letters. */
export const byteOrderMark = '\uFEFF'

/**
 * One row of a table as a line of CSV (RFC 4180), including the line break. A cell that a spreadsheet would run as a formula gets
 * an apostrophe in front, so that the spreadsheet shows it as text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
