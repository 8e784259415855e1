import { availabilityAt, type Availability } from '#src/kernel/availability.ts'
import type { Services } from '../services.ts'

/**
 * Returns things, such as dishes, with their current availability. If a thing goes on sale again at a set time, content that was
 * cached before that time counts as out of date afterwards.
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
