import { availabilityAt, type Availability } from '#src/kernel/availability.ts'
import type { Services } from '../services.ts'

/**
 * Things as they can be bought now. What is made of them is in no cache beyond the moment at which one of them comes back
 * by itself.
 */
export function currentAvailability<Thing extends Availability>(
  { clock, content }: Pick<Services, 'clock' | 'content'>,
  things: readonly Thing[],
): Thing[] {
  const now = clock.now()
  return things.map((thing) => {
    const current = availabilityAt(thing, now)
    if (current.soldOutUntil !== null) content.changesAt(new Date(current.soldOutUntil))
    return current
  })
}
