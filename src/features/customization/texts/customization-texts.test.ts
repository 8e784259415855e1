import { describe, expect, test } from 'vitest'

import { choiceProblem } from '../rules/choice-problem.ts'
import type { ChoiceProblemCode } from '../rules/choice-problem.ts'
import { customizationTexts } from './customization-texts.ts'

interface Case {
  code: ChoiceProblemCode
  bound?: { min?: number; max?: number }
  en: string
  vi: string
}

const cases: Case[] = [
  { code: 'customization.size-required', en: 'Please select size', vi: 'Vui lòng chọn cỡ' },
  { code: 'customization.option-required', en: 'Please select an option', vi: 'Vui lòng chọn một mục' },
  {
    code: 'customization.second-flavor-required',
    en: 'Please select second flavor',
    vi: 'Vui lòng chọn vị thứ hai',
  },
  {
    code: 'customization.second-flavor-same',
    en: 'Cannot select same flavor for both halves',
    vi: 'Hai nửa không thể cùng một vị',
  },
  {
    code: 'customization.toppings-required',
    en: 'Please select at least one topping',
    vi: 'Vui lòng chọn ít nhất một loại',
  },
  {
    code: 'customization.toppings-too-few',
    bound: { min: 2 },
    en: 'Please select at least 2 topping(s)',
    vi: 'Vui lòng chọn ít nhất 2 loại',
  },
  {
    code: 'customization.toppings-too-many',
    bound: { max: 3 },
    en: 'Please select no more than 3 topping(s)',
    vi: 'Vui lòng chọn tối đa 3 loại',
  },
]

describe('what is wrong with a choice', () => {
  test.each(cases)('$code reads "$en" and "$vi"', ({ code, bound, en, vi }) => {
    const problem = choiceProblem('schema', code, bound)
    expect(customizationTexts.en.problem(problem)).toBe(en)
    expect(customizationTexts.vi.problem(problem)).toBe(vi)
  })
})
