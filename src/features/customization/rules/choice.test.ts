import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { canonicalChoices, choicesKey, fromStored, toStored } from './choice.ts'
import type { Choice } from './choice.ts'

const id = fc.stringMatching(/^[a-z0-9_-]{0,8}$/)
const anyChoice: fc.Arbitrary<Choice> = fc.record(
  {
    schemaId: id,
    selections: fc.record(
      { size: id, option: id, toppings: fc.array(id, { maxLength: 4 }) },
      { requiredKeys: [] },
    ),
    orderMode: fc.constantFrom('whole' as const, 'half_and_half' as const),
    secondFlavor: id,
  },
  { requiredKeys: ['schemaId', 'selections'] },
)
const anyChoices = fc.array(anyChoice, { maxLength: 5 })

describe('the canonical form of choices', () => {
  test('is the same however schemas, keys and lists are ordered', () => {
    const one: Choice[] = [
      { schemaId: 'b', selections: { toppings: ['olive', 'basil'] } },
      { schemaId: 'a', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaii' },
    ]
    const other: Choice[] = [
      { secondFlavor: 'hawaii', orderMode: 'half_and_half', selections: {}, schemaId: 'a' },
      { selections: { toppings: ['basil', 'olive'] }, schemaId: 'b' },
    ]
    expect(choicesKey(one)).toBe(choicesKey(other))
    expect(canonicalChoices(one)).toEqual(canonicalChoices(other))
  })

  test('drops what selects nothing', () => {
    expect(
      canonicalChoices([
        { schemaId: 'a', selections: {} },
        { schemaId: 'b', selections: { toppings: [] } },
        { schemaId: 'c', selections: { size: '', toppings: [''] }, secondFlavor: '' },
        { schemaId: 'd', selections: { size: '18cm', toppings: [] } },
      ]),
    ).toEqual([{ schemaId: 'd', selections: { size: '18cm' } }])
    expect(choicesKey([])).toBe('')
  })

  test('leaves a repeated topping, so that the check can reject it', () => {
    expect(canonicalChoices({ schemaId: 'a', selections: { toppings: ['x', 'x'] } })).toEqual([
      { schemaId: 'a', selections: { toppings: ['x', 'x'] } },
    ])
  })

  test('treats one choice and a list of one alike', () => {
    fc.assert(
      fc.property(anyChoice, (choice) => {
        expect(canonicalChoices(choice)).toEqual(canonicalChoices([choice]))
      }),
    )
  })

  test('is its own canonical form, and does not change what it was given', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const before = structuredClone(choices)
        const canonical = canonicalChoices(choices)
        expect(canonicalChoices(canonical)).toEqual(canonical)
        expect(choices).toEqual(before)
      }),
    )
  })

  test('does not depend on the order of choices and toppings', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const turned = choices
          .map((choice) => ({
            ...choice,
            selections: { ...choice.selections, toppings: choice.selections.toppings?.toReversed() },
          }))
          .toReversed()
        expect(choicesKey(turned)).toBe(choicesKey(choices))
      }),
    )
  })

  test('tells different choices apart', () => {
    expect(choicesKey({ schemaId: 'a', selections: { toppings: ['b', 'c'] } })).not.toBe(
      choicesKey({ schemaId: 'a', selections: { toppings: ['b,c'] } }),
    )
    expect(choicesKey({ schemaId: 'a', selections: { size: 'x' } })).not.toBe(
      choicesKey({ schemaId: 'a', selections: { option: 'x' } }),
    )
  })
})

describe('the stored form of choices', () => {
  test('joins lists by commas', () => {
    expect(
      toStored([
        { schemaId: 'b', selections: { toppings: ['olive', 'basil'] } },
        { schemaId: 'a', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaii' },
      ]),
    ).toEqual([
      { schemaId: 'a', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaii' },
      { schemaId: 'b', selections: { toppings: 'basil,olive' } },
    ])
  })

  test('is null for no choice at all', () => {
    expect(toStored([])).toBeNull()
    expect(fromStored(null)).toEqual([])
    expect(fromStored(undefined)).toEqual([])
  })

  test('is read as one object as well as a list', () => {
    const stored = { schemaId: 'b', selections: { toppings: 'basil,olive' } }
    expect(fromStored(stored)).toEqual(fromStored([stored]))
    expect(fromStored(stored)).toEqual([{ schemaId: 'b', selections: { toppings: ['basil', 'olive'] } }])
  })

  test('gives back the choices it was made from, also through JSON', () => {
    fc.assert(
      fc.property(anyChoices, (choices) => {
        const stored: ReturnType<typeof toStored> = JSON.parse(JSON.stringify(toStored(choices)))
        expect(fromStored(stored)).toEqual(canonicalChoices(choices))
      }),
    )
  })
})
