import { oneLine } from '#src/kernel/typed-text.ts'

/**
 * Joins the lines of a text that staff copy, and leaves out those that are null. Line breaks within a line are removed, whatever a
 * guest typed or an earlier version stored: for example, a guest's name must not add a line “Đã thanh toán” (paid).
 */
export function copiedLines(lines: readonly (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map(oneLine)
    .join('\n')
}
