import { expect, test } from 'vitest'

import type { StoredLine } from '../../contract/order.ts'
import { linesOf, withQuantity } from './edit-lines.ts'
import { mergedEdit, type OrderEditValues } from './edit-values.ts'

const tea: StoredLine = {
  id: 'tea',
  name: 'Tea',
  nameVi: null,
  quantity: 1,
  unitPrice: '50000.00',
  price: '50000.00',
  lineTotal: '50000.00',
  parts: [],
  choices: [],
  choicesVi: [],
  customization: [],
  note: null,
}
const cake: StoredLine = { ...tea, id: 'cake', name: 'Cake' }

const before: OrderEditValues = {
  customerName: 'Lan',
  customerPhone: '0912 345 678',
  customerEmail: 'lan@example.com',
  customerAddress: '',
  orderType: 'takeout',
  status: 'pending',
  lines: linesOf({ items: [tea] }),
}

test('what was typed stays upon what another person has saved meanwhile, field by field and line by line', () => {
  const typed = {
    ...before,
    customerName: 'Lan Anh',
    lines: withQuantity(before.lines, before.lines[0]?.key ?? '', 3),
  }
  const now = {
    ...before,
    status: 'confirmed' as const,
    lines: linesOf({ items: [{ ...tea, quantity: 2 }, cake] }),
  }
  const { lines, ...fields } = mergedEdit(before, typed, now)
  const { lines: _lines, ...rest } = before
  expect(fields).toEqual({ ...rest, customerName: 'Lan Anh', status: 'confirmed' })
  expect(lines.map(({ line, quantity }) => `${quantity} ${line.id}`)).toEqual(['3 tea', '1 cake'])
})
