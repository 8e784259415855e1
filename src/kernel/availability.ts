/**
 * Whether guests can buy something, such as a dish. If they cannot, `soldOutUntil` is the ISO instant from which they can buy it
 * again, or null until further notice.
 */
export interface Availability {
  readonly isAvailable: boolean
  readonly soldOutUntil: string | null
}

export const onSale: Availability = { isAvailable: true, soldOutUntil: null }

/**
 * Returns a thing, such as a dish, with its availability at this instant: if `soldOutUntil` has come, the thing is on sale again.
 */
export function availabilityAt<Thing extends Availability>(thing: Thing, now: Date): Thing {
  const { isAvailable, soldOutUntil } = thing
  if (soldOutUntil === null || (!isAvailable && Date.parse(soldOutUntil) > now.getTime())) return thing
  return { ...thing, ...onSale }
}

/**
 * The availability of a thing that guests can buy only while everything in `all` is available. They can buy it again as soon as the
 * last missing part is available.
 */
export function availabilityOfAll(all: readonly Availability[]): Availability {
  const missing = all.filter(({ isAvailable }) => !isAvailable)
  const times = missing.flatMap(({ soldOutUntil }) => (soldOutUntil === null ? [] : [soldOutUntil]))
  if (missing.length === 0) return onSale
  return {
    isAvailable: false,
    soldOutUntil: times.length < missing.length ? null : (times.toSorted().at(-1) ?? null),
  }
}

/** The fields of an availability that a caller changes. Fields that are not sent stay unchanged. */
export interface AvailabilityChange {
  readonly isAvailable?: boolean | undefined
  readonly soldOutUntil?: string | null | undefined
}

/**
 * The fault in a change of availability. `misplaced`: a time was sent, but the thing is not sold out. `past`: the time is not in
 * the future.
 */
export type AvailabilityProblem = 'misplaced' | 'past'

/**
 * Returns the availability after a change at an instant, or the fault in the change. If the change contains no time, a thing that
 * is already sold out keeps its time, and a thing that becomes sold out stays so until further notice.
 */
export function changeAvailability(
  thing: Availability,
  change: AvailabilityChange,
  now: Date,
): Availability | AvailabilityProblem {
  const current = availabilityAt(thing, now)
  const { isAvailable = current.isAvailable, soldOutUntil } = change
  if (isAvailable) return soldOutUntil ? 'misplaced' : onSale
  if (soldOutUntil === undefined) return { isAvailable, soldOutUntil: current.soldOutUntil }
  if (soldOutUntil !== null && Date.parse(soldOutUntil) <= now.getTime()) return 'past'
  return { isAvailable, soldOutUntil: soldOutUntil && new Date(soldOutUntil).toISOString() }
}
