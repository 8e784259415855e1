import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkChoices } from './check-choices.ts'
import type { Choice } from './choice.ts'
import {
  chosen,
  halves,
  options,
  sizes,
  toppings,
  validDishChoices,
  withDefault,
} from '#test/support/customization-samples.ts'
import { suggestedChoices } from './suggested-choices.ts'

const large: Choice = { schemaId: 'sizes', selections: { size: '18cm' } }
const cheese: Choice = { schemaId: 'crust', selections: { option: 'cheese' } }
const olive: Choice = { schemaId: 'toppings', selections: { toppings: ['olive'] } }
const whole: Choice = { schemaId: 'halves', selections: {}, orderMode: 'whole' }
const half: Choice = {
  schemaId: 'halves',
  selections: {},
  orderMode: 'half_and_half',
  secondFlavor: 'hawaii',
}
const requiredCrust = options({ isRequired: true })
const soldOutCheese = {
  ...options(),
  config: { options: [{ id: 'cheese', name: 'Cheese crust', isAvailable: false }] },
}

describe('instead of choices that a dish no longer takes', () => {
  test.each([
    [
      'the usual one of what is required by now',
      [sizes(), withDefault(requiredCrust, 'classic')],
      [large],
      [{ schemaId: 'crust', selections: { option: 'classic' } }, large],
    ],
    [
      'the small size, where sizes are new',
      [sizes(), options()],
      [cheese],
      [cheese, { schemaId: 'sizes', selections: { size: '16cm' } }],
    ],
    [
      'a usual topping of which one is required by now',
      [withDefault(toppings({ isRequired: true }), 'basil')],
      [],
      [{ schemaId: 'toppings', selections: { toppings: ['basil'] } }],
    ],
    [
      'a usual topping of which at least one is asked by now',
      [withDefault(toppings({}, { minSelections: 1 }), 'basil')],
      [],
      [{ schemaId: 'toppings', selections: { toppings: ['basil'] } }],
    ],
    ['a whole dish, where that is usual', [withDefault(halves({ isRequired: true }), 'whole')], [], [whole]],
    ['nothing for what is asked no more', [sizes()], [large, cheese, whole], [large]],
    ['nothing for what is paused', [sizes(), options({ isActive: false })], [large, cheese], [large]],
    ['nothing at all, where nothing is asked', [], [olive], []],
  ] as const)('%s is suggested', (_what, schemas, given, suggested) => {
    expect(suggestedChoices(chosen([...schemas], given))).toEqual(suggested)
  })

  test.each([
    ['nothing is usual', [requiredCrust], []],
    ['the usual is sold out', [withDefault({ ...soldOutCheese, isRequired: true }, 'cheese')], []],
    ['what was chosen is sold out', [soldOutCheese], [cheese]],
    [
      'what was chosen is gone, though something else is usual',
      [withDefault(requiredCrust, 'classic')],
      [{ schemaId: 'crust', selections: { option: 'stuffed' } }],
    ],
    ['two are asked, and one is usual', [withDefault(toppings({}, { minSelections: 2 }), 'basil')], []],
    ['the dish is divided no more', [sizes()], [large, half]],
    [
      'one thing of several is to be chosen',
      [sizes(), requiredCrust, toppings({ isActive: false })],
      [large, olive],
    ],
  ] as const)('none is suggested where %s', (_what, schemas, given) => {
    expect(suggestedChoices(chosen([...schemas], given))).toBeUndefined()
  })

  test('only what may be sold is suggested, and what is asked still stays as it was chosen', () => {
    fc.assert(
      fc.property(validDishChoices, fc.nat(), (input, seed) => {
        const schemas = input.schemas.filter((_schema, index) => (seed >> index) % 2 === 0)
        const suggested = suggestedChoices({ ...input, schemas })
        if (!suggested) return
        expect(checkChoices({ ...input, schemas, choices: suggested })).toEqual([])
        const asked = new Set(schemas.map(({ id }) => id))
        const before = checkChoices({ ...input, schemas })
        expect(before.every(({ schemaId }) => !asked.has(schemaId))).toBe(true)
        expect(suggested.every(({ schemaId }) => asked.has(schemaId))).toBe(true)
      }),
    )
  })
})
