import { describe, expect, test } from 'vitest'

import { halves, hawaii, menu, options, sizes } from '#test/support/customization-samples.ts'
import { choicesOfHalves, chosenHalves, lacksSecondHalf, pickHalf } from './halves.ts'

const half = (schemaId: string, secondFlavor?: string) => ({
  schemaId,
  selections: {},
  orderMode: 'half_and_half' as const,
  ...(secondFlavor !== undefined && { secondFlavor }),
})

describe('a pizza of two halves', () => {
  test('is asked for by the choice of an active half-and-half schema', () => {
    const found = chosenHalves({ schemas: [sizes(), halves()], flavours: menu }, [half('halves', 'hawaii')])
    expect(found).toMatchObject({ schema: { id: 'halves' }, second: hawaii })
  })

  test.each([
    ['a paused schema', [halves({ isActive: false })], [half('halves', 'hawaii')]],
    ['a schema of another type', [sizes()], [half('sizes', 'hawaii')]],
    ['a schema that is not offered', [halves()], [half('others', 'hawaii')]],
    ['a choice of a whole pizza', [halves()], [{ ...half('halves', 'hawaii'), orderMode: 'whole' as const }]],
    ['no choice', [halves()], []],
  ])('is not made by %s', (_what, schemas, given) => {
    expect(chosenHalves({ schemas, flavours: menu }, given)).toBeUndefined()
    expect(lacksSecondHalf({ schemas, flavours: menu }, given)).toBe(false)
  })

  test('lacks its second half until a known one is chosen', () => {
    const offer = { schemas: [halves()], flavours: menu }
    expect(lacksSecondHalf(offer, [half('halves')])).toBe(true)
    expect(lacksSecondHalf(offer, [half('halves', 'unicorn')])).toBe(true)
    expect(lacksSecondHalf(offer, [half('halves', 'hawaii')])).toBe(false)
  })
})

test.each([
  [[], 'hawaii', ['hawaii']],
  [['hawaii'], 'cheese', ['hawaii', 'cheese']],
  [['hawaii', 'cheese'], 'seafood', ['hawaii', 'seafood']],
  [['hawaii', 'cheese'], 'hawaii', ['cheese']],
  [['hawaii', 'cheese'], 'cheese', ['hawaii']],
])('of %j, a press on %s leaves %j', (picked, id, left) => {
  expect(pickHalf(picked, id)).toEqual(left)
})

test('halves that are picked apart keep what was chosen besides, as far as the first one of them asks it', () => {
  const made = [
    { schemaId: 'sizes', selections: { size: '18cm' } },
    { schemaId: 'gone', selections: { option: 'x' } },
    half('halves', 'cheese'),
  ]
  const schemas = [sizes(), halves(), sizes({ id: 'second-sizes' }), options()]
  expect(choicesOfHalves(schemas, made, 'hawaii')).toEqual([
    made[0],
    { schemaId: 'second-sizes', selections: { size: '16cm' } },
    half('halves', 'hawaii'),
  ])
  expect(choicesOfHalves(schemas, made, undefined).at(-1)).toEqual(half('halves'))
})
