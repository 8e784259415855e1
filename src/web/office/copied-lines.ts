import { oneLine } from '#src/kernel/typed-text.ts'

/**
 * The lines of what staff copy, without those that are null. Each stays one line whatever a guest has typed or an earlier version
 * has stored in it: a name must not add “Đã thanh toán” as a line of its own.
 */
export function copiedLines(lines: readonly (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map(oneLine)
    .join('\n')
}
