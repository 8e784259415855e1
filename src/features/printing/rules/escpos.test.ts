import { expect, it } from 'vitest'

import { escpos } from './escpos.ts'

it('tells a printer nothing but the picture: some bytes in it would open the cash drawer', () => {
  const bits = new Uint8Array(48 * 300).fill(0)
  bits.set([0x10, 0x14, 0x01, 0x00, 0x01, 0x10, 0x04, 0x01, 0x10, 0x05, 0x02], 48)
  const bytes = escpos(bits, 48)
  const found = [...bytes].filter(
    (byte, at) => byte === 0x10 && [0x04, 0x05, 0x14].includes(bytes[at + 1] ?? 0),
  )
  expect(found).toEqual([])
})
