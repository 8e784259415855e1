import { phoneFault } from '#src/kernel/phone.ts'
import type { FieldProblems } from '#src/web/office/field-problems.ts'

/** The phone is a number that can be called; the contract checks whether there is one at all. */
export function phoneProblem({ phone }: { phone: string }): FieldProblems {
  const fault = phoneFault(phone)
  return fault === undefined || fault === 'required' ? {} : { phone: `reservations.phone-${fault}` }
}
