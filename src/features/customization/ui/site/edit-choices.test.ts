import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { checkChoices } from '../../rules/check-choices.ts'
import type { Choice } from '../../rules/choice.ts'
import { chosen, halves, options, sizes, toppings } from '#test/support/customization-samples.ts'
import {
  chooseNoTopping,
  chooseOne,
  chooseOrderMode,
  chooseSecondFlavour,
  chooseTopping,
} from './edit-choices.ts'

const none: Choice[] = []
const toppingsOf = (choices: readonly Choice[]) => choices[0]?.selections.toppings

describe('choosing', () => {
  test('a size or option takes the place of the one before', () => {
    const large = chooseOne(chooseOne(none, sizes(), '16cm'), sizes(), '18cm')
    expect(large).toEqual([{ schemaId: 'sizes', selections: { size: '18cm' } }])
    expect(chooseOne(large, options(), 'cheese')).toHaveLength(2)
    expect(chooseOne(chooseOne(none, options(), 'cheese'), options(), undefined)).toEqual([
      { schemaId: 'crust', selections: {} },
    ])
  })

  test('toppings adds and takes off one after the other', () => {
    const two = chooseTopping(chooseTopping(none, toppings(), 'olive', true), toppings(), 'basil', true)
    expect(toppingsOf(two)).toEqual(['olive', 'basil'])
    expect(toppingsOf(chooseTopping(two, toppings(), 'olive', false))).toEqual(['basil'])
    expect(toppingsOf(chooseNoTopping(two, toppings()))).toBeUndefined()
  })

  test('one topping too many changes nothing', () => {
    const schema = toppings({}, { maxSelections: 2 })
    const two = ['olive', 'basil'].reduce<Choice[]>((now, id) => chooseTopping(now, schema, id, true), none)
    expect(chooseTopping(two, schema, 'mushroom', true)).toEqual(two)
  })

  test.each([{ maxSelections: 1 }, { allowMultiple: false }])(
    'a topping where only one may be chosen (%o) takes the place of the other',
    (config) => {
      const schema = toppings({}, config)
      const olive = chooseTopping(none, schema, 'olive', true)
      expect(toppingsOf(chooseTopping(olive, schema, 'basil', true))).toEqual(['basil'])
    },
  )

  test('a whole dish again drops the second flavour', () => {
    const half = chooseSecondFlavour(chooseOrderMode(none, 'halves', 'half_and_half'), 'halves', 'hawaii')
    expect(half).toEqual([
      { schemaId: 'halves', selections: {}, orderMode: 'half_and_half', secondFlavor: 'hawaii' },
    ])
    expect(chooseOrderMode(half, 'halves', 'whole')).toEqual([
      { schemaId: 'halves', selections: {}, orderMode: 'whole' },
    ])
  })

  test('never makes anything the rules reject but for what is still missing', () => {
    const schema = toppings({}, { maxSelections: 2 })
    const press = fc.record({ id: fc.constantFrom('mushroom', 'olive', 'basil'), wanted: fc.boolean() })
    const halfPress = fc.constantFrom('whole' as const, 'half_and_half' as const, 'hawaii')
    fc.assert(
      fc.property(fc.array(fc.tuple(press, halfPress)), (presses) => {
        const choices = presses.reduce<Choice[]>((now, [{ id, wanted }, half]) => {
          const topped = chooseTopping(now, schema, id, wanted)
          return half === 'hawaii'
            ? chooseSecondFlavour(topped, 'halves', half)
            : chooseOrderMode(topped, 'halves', half)
        }, none)
        const codes = checkChoices(chosen([schema, halves()], choices)).map(({ code }) => code)
        expect(codes.filter((code) => code !== 'customization.second-flavor-required')).toEqual([])
      }),
    )
  })
})
