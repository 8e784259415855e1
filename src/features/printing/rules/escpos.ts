import type { PaperWidth } from '#src/features/restaurant/contract/printers.ts'

/** How many dots of 1/8 mm a printer prints side by side: paper of 80 mm leaves 4 mm free at each side, of 58 mm 5 mm. */
export const paperDots: Readonly<Record<PaperWidth, number>> = { 80: 576, 58: 384 }

const escape = 0x1b
const group = 0x1d
/** Printers take a picture in pieces of this many rows, which fit into their memory. */
const rowsInBand = 128

/**
 * What a printer that understands ESC/POS gets for a picture of bits: reset, the picture in bands, then feed and cut. Pictures need
 * no code page, of which few printers have a Vietnamese one.
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
 * Printers obey some commands (DLE EOT, DLE ENQ, DLE DC4) even within a picture: one of them opens the cash drawer. One dot more
 * makes something else of them.
 */
function withoutCommands(rows: Uint8Array): Uint8Array {
  const isCommand = (byte: number, place: number) =>
    byte === 0x10 && [0x04, 0x05, 0x14].includes(rows[place + 1] ?? 0)
  return rows.map((byte, place) => (isCommand(byte, place) ? 0x18 : byte))
}
