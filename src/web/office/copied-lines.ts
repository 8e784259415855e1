import { oneLine } from '#src/kernel/typed-text.ts'

/**
 * Joins the lines of a text that staff copy, and leaves out null lines. Line breaks within a line are removed, so that, for
 * example, a guest's name cannot add a line “Đã thanh toán” (paid).
 */
export function copiedLines(lines: readonly (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map(oneLine)
    .join('\n')
}
