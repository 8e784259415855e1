import { expect, it } from 'vitest'

import { listCountText, moreThanText } from './count-text.ts'

it.each([
  [0, '0', '0'],
  [9_999, '9999', '9999'],
  [10_000, '10000', '10000'],
  [10_001, 'hơn 10.000', 'more than 10,000'],
])('of %i rows a list says %s and %s', (total, vi, en) => {
  expect([listCountText.vi(total), listCountText.en(total)]).toEqual([vi, en])
})

it('parts thousands as readers of the language do', () => {
  expect([moreThanText.vi(20_000), moreThanText.en(20_000)]).toEqual(['hơn 20.000', 'more than 20,000'])
})
