import { expect, test } from 'vitest'

import { chosen, halves, options, sizes, toppings, withDefault } from '#test/support/customization-samples.ts'
import type { Choice } from './choice.ts'
import { earlierChoices } from './earlier-choices.ts'
import { markSoldOut } from './sold-out-options.ts'

const large: Choice = { schemaId: 'sizes', selections: { size: '18cm' } }
const small: Choice = { schemaId: 'sizes', selections: { size: '16cm' } }
const cheese: Choice = { schemaId: 'crust', selections: { option: 'cheese' } }
const two: Choice = { schemaId: 'toppings', selections: { toppings: ['basil', 'gone'] } }
const withOlive: Choice = { schemaId: 'toppings', selections: { toppings: ['basil', 'olive'] } }
const basil: Choice = { schemaId: 'toppings', selections: { toppings: ['basil'] } }
const soldOutOlive = markSoldOut(toppings(), { olive: null })
const whole: Choice = { schemaId: 'halves', selections: {}, orderMode: 'whole' }
const soldOutCheese = {
  ...options({ isRequired: true }),
  config: { options: [{ id: 'cheese', name: 'Cheese crust', isAvailable: false }] },
}

test.each([
  [
    'what was chosen, and nothing for what has no default',
    [sizes(), options({ isRequired: true })],
    [large],
    [large],
  ],
  [
    'the default of what is required by now',
    [sizes(), withDefault(options({ isRequired: true }), 'cheese')],
    [large],
    [large, cheese],
  ],
  ['nothing for what was left out on purpose', [sizes(), withDefault(toppings(), 'basil')], [large], [large]],
  ['the toppings that are still there', [sizes(), toppings()], [large, two], [large, basil]],
  ['the toppings that are not sold out', [sizes(), soldOutOlive], [large, withOlive], [large, basil]],
  ['nothing in place of what is sold out', [sizes(), soldOutCheese], [large, cheese], [large]],
  ['nothing for what is asked no more', [sizes()], [large, cheese], [large]],
  [
    'the default where the size is gone',
    [sizes()],
    [{ schemaId: 'sizes', selections: { size: '30cm' } }],
    [small],
  ],
  ['a whole dish where halves are new', [sizes(), halves()], [large], [large, whole]],
] as const)('a dialog for who has chosen before starts with %s', (_what, schemas, given, expected) => {
  expect(earlierChoices(chosen([...schemas], given))).toEqual(expected)
})
