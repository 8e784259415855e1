import type { ChoiceProblem } from '../../rules/choice-problem.ts'

/** Of the problems a guest was told about, those that hold still. */
export function remainingProblems(
  reported: readonly ChoiceProblem[],
  current: readonly ChoiceProblem[],
): ChoiceProblem[] {
  return reported.filter(({ schemaId, code }) =>
    current.some((problem) => problem.schemaId === schemaId && problem.code === code),
  )
}
