import { expect, test } from 'vitest'

import { saleUnitTexts, soldAs } from './sale-unit-texts.ts'

test.each([
  ['a pizza for one by its size', 'pizza_for_one', '16 cm', '16 cm, một người', '16 cm, serves one'],
  ['a pizza for one without sizes', 'pizza_for_one', undefined, '/bánh', '/pizza'],
  ['a drink', 'glass', undefined, '/ly', '/glass'],
  ['a drink of several sizes', 'glass', 'M', '/ly, M', '/glass, M'],
  ['what has a size alone', null, '16 cm', '16 cm', '16 cm'],
  ['what has neither', null, undefined, undefined, undefined],
] as const)('a price says that it buys %s', (_what, unit, size, vi, en) => {
  expect([soldAs(saleUnitTexts.vi, unit, size), soldAs(saleUnitTexts.en, unit, size)]).toEqual([vi, en])
})
