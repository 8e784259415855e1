import { expect, test } from 'vitest'

import { choiceProblem } from '../../rules/choice-problem.ts'
import { standingProblems } from './standing-problems.ts'

const size = choiceProblem('size', 'customization.size-required')
const none = choiceProblem('toppings', 'customization.toppings-required')
const few = choiceProblem('toppings', 'customization.toppings-too-few', { min: 2 })

test('a reported problem stays until it is fixed', () => {
  expect(standingProblems([size, none], [size, none])).toEqual([size, none])
  expect(standingProblems([size, none], [none])).toEqual([none])
})

test('a problem not shown yet waits for the next attempt', () => {
  expect(standingProblems([none], [few])).toEqual([])
  expect(standingProblems([], [size])).toEqual([])
})
