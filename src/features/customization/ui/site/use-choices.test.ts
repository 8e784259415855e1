import { expect, test } from 'vitest'

import { choiceProblem } from '../../rules/choice-problem.ts'
import { remainingProblems } from './use-choices.ts'

const size = choiceProblem('size', 'customization.size-required')
const none = choiceProblem('toppings', 'customization.toppings-required')
const few = choiceProblem('toppings', 'customization.toppings-too-few', { min: 2 })

test('a reported problem stays until it is fixed', () => {
  expect(remainingProblems([size, none], [size, none])).toEqual([size, none])
  expect(remainingProblems([size, none], [none])).toEqual([none])
})

test('a problem not shown yet waits for the next attempt', () => {
  expect(remainingProblems([none], [few])).toEqual([])
  expect(remainingProblems([], [size])).toEqual([])
})
