import { expect, test } from 'vitest'

import { type HoldingOrder, movedPortions } from './held-portions.ts'
import { holdsIngredient } from './holds-ingredient.ts'

const noon = new Date('2026-05-06T05:00:00Z')
const order: HoldingOrder = {
  items: [{ id: 'pepperoni', quantity: 2, customization: [] }],
  status: 'pending',
  needsCall: false,
  requestedTime: null,
  scheduledTime: null,
  createdAt: noon,
}

test('an order that waits for a call holds nothing until it is confirmed', () => {
  const waiting = { ...order, needsCall: true }
  expect(movedPortions([{ after: waiting }], noon)).toEqual(new Map())
  const confirmed = { ...waiting, status: 'confirmed' as const }
  expect(movedPortions([{ before: waiting, after: confirmed }], noon)).toEqual(new Map([['pepperoni', 2]]))
})

test('an order of the night for the next opening holds portions of that day', () => {
  const night = new Date('2026-05-06T16:00:00Z')
  const later = { ...order, createdAt: night, scheduledTime: '2026-05-07T11:00' }
  expect(movedPortions([{ after: later }], night)).toEqual(new Map())
})

test('a whole dish does not hold the flavour that a choice names', () => {
  const choice = { schemaId: 'half', selections: {}, orderMode: 'whole' as const, secondFlavor: 'pepperoni' }
  const line = { id: 'margherita', customization: [choice] }
  expect(holdsIngredient(line, { dishIds: ['pepperoni'], options: [] })).toBe(false)
})

test('an option holds an ingredient in its own option group alone', () => {
  const line = { id: 'x', customization: [{ schemaId: 'a', selections: { toppings: ['prawn', 'squid'] } }] }
  const held = (schemaId: string) => ({ dishIds: [], options: [{ schemaId, optionId: 'squid' }] })
  expect(holdsIngredient(line, held('a'))).toBe(true)
  expect(holdsIngredient(line, held('b'))).toBe(false)
})
