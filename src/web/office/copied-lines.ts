import { oneLine } from '#src/kernel/typed-text.ts'

/**
 * The lines that staff copy, without those that are null. Each one stays one line, whatever a guest typed or an earlier version
 * stored: a name must not add “Đã thanh toán” as its own line.
 */
export function copiedLines(lines: readonly (string | null)[]): string {
  return lines
    .filter((line) => line !== null)
    .map(oneLine)
    .join('\n')
}
