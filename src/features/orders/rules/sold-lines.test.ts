import { expect, test } from 'vitest'

import type { StoredLine } from '../contract/order.ts'
import { findSoldLines } from './sold-lines.ts'

const size = (id: string) => [{ schemaId: 'size', selections: { size: id } }]

function sold(id: string, changes: Partial<StoredLine> = {}): StoredLine {
  return {
    id,
    name: id,
    nameVi: null,
    quantity: 1,
    unitPrice: '100000.00',
    price: '100000.00',
    lineTotal: '100000.00',
    parts: [],
    choices: [],
    choicesVi: [],
    customization: [],
    ...changes,
  }
}

const tea = sold('tea')
const small = sold('pizza', { customization: size('16cm') })
const large = sold('pizza', { customization: size('25cm'), unitPrice: '150000.00' })

test('lines are found by dish and choices, in whatever order they are sent', () => {
  const sent = [
    { id: 'pizza', price: '100000', customization: size('25cm') },
    { id: 'tea', price: '1', customization: null },
    { id: 'pizza', price: '100000', customization: size('16cm') },
  ]
  expect(findSoldLines(sent, [tea, small, large])).toEqual([large, tea, small])
})

test('without choices the price says which line of a dish is meant', () => {
  expect(findSoldLines([{ id: 'pizza', price: '150000.00' }], [small, large])).toEqual([large])
  expect(findSoldLines([{ id: 'pizza', price: '1' }], [small, large])).toEqual([small])
  // Its note may be another one by now.
  const noted = { id: 'pizza', price: '150000.00', note: 'Ít cay' }
  expect(findSoldLines([noted], [small, large])).toEqual([large])
})

test('of two equal lines that differ in their note, the one with the note is meant', () => {
  const plain = sold('tea', { note: null })
  const cold = sold('tea', { note: 'Ít đá' })
  expect(findSoldLines([{ id: 'tea', price: '100000', note: 'Ít đá' }], [plain, cold])).toEqual([cold])
  expect(findSoldLines([{ id: 'tea', price: '100000', note: null }], [cold, plain])).toEqual([plain])
  expect(findSoldLines([{ id: 'tea', price: '100000', note: 'Không đá' }], [cold])).toEqual([cold])
})

test('a line is found once: the same again, another dish and other choices are added', () => {
  const twice = [
    { id: 'tea', price: '100000' },
    { id: 'tea', price: '100000' },
  ]
  expect(findSoldLines(twice, [tea])).toEqual([tea, undefined])
  expect(findSoldLines([{ id: 'cola', price: '100000' }], [tea])).toEqual([undefined])
  expect(
    findSoldLines([{ id: 'pizza', price: '100000', customization: size('30cm') }], [small, large]),
  ).toEqual([undefined])
})
