/** What spreadsheets take for the beginning of a formula, typed full-width too. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/

/** Before all else: without it some spreadsheets read the letters of UTF-8 as others. */
export const byteOrderMark = '\uFEFF'

/**
 * A line of a table as text (RFC 4180), its end included. A cell that a spreadsheet would run as a formula begins with an
 * apostrophe, which makes it text.
 */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(text: string): string {
  const harmless = formulaStart.test(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}
