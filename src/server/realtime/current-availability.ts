import { availabilityAt, type Availability } from '#src/kernel/availability.ts'
import type { Services } from '../services.ts'

/**
 * Returns things, such as dishes, with their current availability. If one of them goes back on sale at a set time, all cached
 * content counts as out of date from that time on.
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
