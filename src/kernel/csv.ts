/** The characters that begin a formula in spreadsheets, typed full-width too. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/** The mark at the very beginning of a file: without it some spreadsheets misread UTF-8 letters. */
export const byteOrderMark = '\uFEFF'

/**
 * A line of a table as text (RFC 4180), including its end. A cell that a spreadsheet would run as a formula gets an apostrophe in
 * front, which makes it text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
