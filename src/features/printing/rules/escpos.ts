import type { PaperWidth } from '#src/features/restaurant/contract/printers.ts'

/**
 * How many dots of 1/8 mm a printer can print side by side. Printers leave 4 mm free on each side of 80 mm paper, and 5 mm on each
 * side of 58 mm paper.
 */
export const paperDots: Readonly<Record<PaperWidth, number>> = { 80: 576, 58: 384 }

const escape = 0x1b
const group = 0x1d
/** A printer receives a picture in bands of this many rows of dots, because its memory cannot hold more. */
const rowsInBand = 128

/**
 * Turns a picture of bits into ESC/POS commands: reset, the picture in bands, then feed and cut. Texts are printed as pictures too,
 * because printing letters needs a code page, and few printers have a Vietnamese code page.
 */
export function escpos(bits: Uint8Array, bytesInRow: number): Uint8Array {
  const band = rowsInBand * bytesInRow
  const bands: number[][] = []
  for (let from = 0; from < bits.length; from += band) {
    const rows = withoutCommands(bits.subarray(from, from + band))
    const height = rows.length / bytesInRow
    bands.push([group, 0x76, 0x30, 0, bytesInRow, 0, height & 0xff, height >> 8, ...rows])
  }
  return Uint8Array.from([[escape, 0x40], ...bands, [group, 0x56, 66, 0]].flat())
}

/**
 * Printers obey some commands (DLE EOT, DLE ENQ, DLE DC4) even within a picture; one of these commands opens the cash drawer. If
 * the picture's bytes contain such a command, this function changes one dot, so that the bytes are no longer a command.
 */
function withoutCommands(rows: Uint8Array): Uint8Array {
  const isCommand = (byte: number, place: number) =>
    byte === 0x10 && [0x04, 0x05, 0x14].includes(rows[place + 1] ?? 0)
  return rows.map((byte, place) => (isCommand(byte, place) ? 0x18 : byte))
}
