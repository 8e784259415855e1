import { changeAvailability, type Availability, type AvailabilityChange } from '#src/kernel/availability.ts'
import { invalidField } from '#src/kernel/problem.ts'

/** What the caller is told of a time for a thing that is not sold out, and the code of the error for a time that is past. */
interface Faults {
  readonly misplaced: string
  readonly pastCode: string
}

/** The availability after a change at an instant. Throws 400 with a message for the time if that is not allowed. */
export function changedAvailability(
  thing: Availability,
  change: AvailabilityChange,
  now: Date,
  { misplaced, pastCode }: Faults,
): Availability {
  const changed = changeAvailability(thing, change, now)
  if (changed === 'misplaced') throw invalidField('request.invalid', 'soldOutUntil', misplaced)
  if (changed === 'past') throw invalidField(pastCode, 'soldOutUntil', 'Choose a time that is not past')
  return changed
}
