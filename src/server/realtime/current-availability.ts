import { availabilityAt, type Availability } from '#src/kernel/availability.ts'
import type { Services } from '../services.ts'

/**
 * Returns things as they can be bought now. Caches drop what is made of them at the moment when one of them is on sale again by
 * itself.
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
