import { expect, test } from 'vitest'

import type { LineChoiceProblem } from '../../rules/price-order.ts'
import { orderingTexts } from '../../texts/ordering-texts.ts'
import { choiceReasons } from './choice-reasons.ts'

const schema = { name: 'Crust', nameVi: 'Đế bánh' }
const chosen = { name: 'Thin', nameVi: 'Mỏng' }

function reasons(
  choiceProblems: readonly LineChoiceProblem[],
  hasSuggestion = false,
  language: 'vi' | 'en' = 'vi',
) {
  return choiceReasons({ choiceProblems, hasSuggestion }, orderingTexts[language].review.line, language)
}
const problem = (code: LineChoiceProblem['code']): LineChoiceProblem => ({
  schemaId: 'crust',
  code,
  message: 'x',
  schema,
})

test.each(['size', 'option', 'toppings'] as const)(
  'a choice that is asked for by now is named, with what is chosen for the guest: %s',
  (kind) => {
    const required = problem(`customization.${kind}-required`)
    expect(reasons([required])).toEqual(['Món này giờ cần chọn: Đế bánh.'])
    expect(reasons([{ ...required, chosen }], true)).toEqual([
      'Món này giờ cần chọn: Đế bánh. Đã chọn sẵn Mỏng.',
    ])
    expect(reasons([{ ...required, chosen }], true, 'en')).toEqual([
      'This dish now asks for a choice: Crust. Thin is selected for you.',
    ])
  },
)

test('a choice that is no longer offered is said to be left out only where it is', () => {
  const gone = problem('customization.option-unknown')
  const [said = ''] = reasons([gone])
  expect(said).toMatch(/^Đế bánh: .*[^.]\.$/)
  expect(reasons([gone], true)).toEqual([`${said} Đã bỏ lựa chọn này.`])
  // What is paused has no name for guests.
  const { schema: _paused, ...nameless } = gone
  expect(reasons([nameless])).toEqual([said.replace('Đế bánh: ', '')])
})

test('the same reason is given once', () => {
  const gone = problem('customization.option-unknown')
  expect(reasons([gone, { ...gone, message: 'y' }])).toHaveLength(1)
})
