// control-program.mjs - gives a font without hints a control program that changes nothing.
//
// FreeType hints a font by itself where it finds no program in it, and rounds every letter's width on the way: text set
// in the stand-in fonts would then move when ours arrives. A program of more than seven bytes counts as hints.

/** SCANCTRL and SCANTYPE, as fonts without hints have them, and a number that is pushed and popped. */
const program = Buffer.from([0xb8, 0x01, 0xff, 0x85, 0xb0, 0x04, 0x8d, 0xb0, 0x00, 0x21])

/** The TrueType font with that program as its `prep` table. */
export function withControlProgram(sfnt) {
  const tables = tablesOf(sfnt).filter(({ tag }) => tag !== 'prep')
  const all = [...tables, { tag: 'prep', data: program }].toSorted((one, other) => (one.tag < other.tag ? -1 : 1))
  const power = 2 ** Math.floor(Math.log2(all.length))
  const head = Buffer.alloc(12 + 16 * all.length)
  sfnt.copy(head, 0, 0, 4)
  head.writeUInt16BE(all.length, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((all.length - power) * 16, 10)
  const parts = [head]
  let offset = head.length
  for (const [index, { tag, data }] of all.entries()) {
    const padded = Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)])
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(checksum(padded), entry + 4)
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(data.length, entry + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function tablesOf(sfnt) {
  return Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => {
    const entry = 12 + 16 * index
    const offset = sfnt.readUInt32BE(entry + 8)
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      data: sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12)),
    }
  })
}

function checksum(padded) {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
