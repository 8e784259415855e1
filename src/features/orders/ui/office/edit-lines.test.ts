import { expect, test } from 'vitest'

import type { StoredLine } from '../../contract/order.ts'
import {
  type EditLine,
  linesOf,
  mergedLines,
  sentItems,
  withMore,
  withoutLine,
  withQuantity,
} from './edit-lines.ts'

function item(id: string, quantity = 1, note: string | null = null): StoredLine {
  return {
    id,
    name: id,
    nameVi: null,
    quantity,
    unitPrice: '50000.00',
    price: '50000.00',
    lineTotal: '50000.00',
    parts: [],
    choices: [],
    choicesVi: [],
    customization: [],
    note,
  }
}

const order = (...items: readonly StoredLine[]) => linesOf({ items: [...items] })
const shown = (lines: readonly EditLine[] | undefined) =>
  lines?.map(({ line, quantity, isAdded }) => `${quantity} ${line.id}${isAdded ? ' added' : ''}`)
const more = (lines: readonly EditLine[], id: string, quantity = 1) => {
  const [added] = order(item(id, quantity))
  if (!added) throw new Error('There is one')
  return withMore(lines, added) ?? []
}
const keyOf = (lines: readonly EditLine[], id: string) => lines.find(({ line }) => line.id === id)?.key ?? ''

test('a dish that is there already is counted up, whatever its note; another one is added', () => {
  const lines = order(item('tea', 2, 'Ít đá'))
  expect(shown(more(lines, 'tea'))).toEqual(['3 tea'])
  const longer = more(lines, 'cola')
  expect(shown(longer)).toEqual(['2 tea', '1 cola added'])
  expect(shown(more(longer, 'cola', 2))).toEqual(['2 tea', '3 cola added'])
})

test('a line has 99 pieces at most, an order 50 lines', () => {
  const [tea] = order(item('tea'))
  if (!tea) throw new Error('There is one')
  expect(withMore(order(item('tea', 98)), tea)).toBeDefined()
  expect(withMore(order(item('tea', 99)), tea)).toBeUndefined()
  const full = order(...Array.from({ length: 50 }, (_line, index) => item(`dish-${index}`)))
  expect(withMore(full, tea)).toBeUndefined()
  expect(withMore(full.slice(1), tea)).toHaveLength(50)
})

test('the last line cannot be removed', () => {
  const lines = order(item('tea'), item('cola'))
  const one = withoutLine(lines, keyOf(lines, 'tea'))
  expect(shown(one)).toEqual(['1 cola'])
  expect(shown(withoutLine(one, keyOf(one, 'cola')))).toEqual(['1 cola'])
})

test('of equal lines each is changed by itself', () => {
  const lines = order(item('tea'), item('tea'))
  expect(shown(withQuantity(lines, lines[1]?.key ?? '', 5))).toEqual(['1 tea', '5 tea'])
})

test('lines are sent with what says which they are: price, choices and note', () => {
  expect(sentItems(order(item('tea', 2, 'Ít đá')))).toEqual([
    { id: 'tea', name: 'tea', price: '50000.00', quantity: 2, customization: [], note: 'Ít đá' },
  ])
})

test('two edits are put together line by line', () => {
  const before = order(item('tea'), item('cola'), item('soup'), item('bread'))
  const typed = more(
    withoutLine(withQuantity(before, keyOf(before, 'tea'), 3), keyOf(before, 'bread')),
    'cake',
  )
  const now = order(item('tea', 2), item('cola', 5), item('bread'), item('beer'))
  expect(shown(mergedLines(before, typed, now))).toEqual(['3 tea', '5 cola', '1 beer', '1 cake added'])
})

test('what both have added is counted together, and what both leave nothing of stays as the other has it', () => {
  const before = order(item('tea'), item('cola'))
  expect(shown(mergedLines(before, more(before, 'cake'), order(item('tea'), item('cake'))))).toEqual([
    '1 tea',
    '2 cake',
  ])
  const typed = withoutLine(before, keyOf(before, 'tea'))
  expect(shown(mergedLines(before, typed, order(item('tea'))))).toEqual(['1 tea'])
})
