/**
 * Whether something, such as a dish, can be bought. If not, `soldOutUntil` is the ISO instant from which it can be bought again, or
 * null until further notice.
 */
export interface Availability {
  readonly isAvailable: boolean
  readonly soldOutUntil: string | null
}

export const onSale: Availability = { isAvailable: true, soldOutUntil: null }

/** The thing as it is at an instant: if it was sold out until this instant or an earlier one, it is on sale again. */
export function availabilityAt<Thing extends Availability>(thing: Thing, now: Date): Thing {
  const { isAvailable, soldOutUntil } = thing
  if (soldOutUntil === null || (!isAvailable && Date.parse(soldOutUntil) > now.getTime())) return thing
  return { ...thing, ...onSale }
}

/**
 * The availability of a thing that can be bought only while everything in `all` is available. It comes back together with the last
 * of them.
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

/** The fields of an availability that a caller sends; a field that is not sent stays as it is. */
export interface AvailabilityChange {
  readonly isAvailable?: boolean | undefined
  readonly soldOutUntil?: string | null | undefined
}

/**
 * What is wrong with a change of the availability. `misplaced`: a time was sent for something that is not sold out. `past`: the
 * time is not in the future.
 */
export type AvailabilityProblem = 'misplaced' | 'past'

/**
 * The availability after a change at an instant, or what is wrong with the change. If the change contains no time, a thing that is
 * already sold out keeps its time, and a thing that becomes sold out stays sold out until further notice.
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
