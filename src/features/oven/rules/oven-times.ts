import { addDays, instantOf, minutesOf, restaurantDate, restaurantDateTime } from '#src/kernel/dates.ts'
import type { Oven } from '#src/features/restaurant/contract/site-settings.ts'
import {
  closingMinutes,
  openingSpansOn,
  type OpeningTimes,
} from '#src/features/restaurant/rules/opening-hours.ts'

const quarter = 15
/** Promised times are rounded up to a multiple of this many minutes. */
const roundedTo = 5
/** How many days ahead a free time is searched for. No guest would wait longer. */
const maxDays = 366

/** The number of pizzas for each quarter of an hour. The keys are times, YYYY-MM-DDTHH:mm in the restaurant's time zone. */
export type Loads = Readonly<Record<string, number>>

/**
 * All data that decide which times are free. If `oven` is null (no times are promised), only the pause and the opening hours
 * matter.
 */
export interface OvenDay {
  readonly now: Date
  readonly times: OpeningTimes
  readonly oven: Pick<Oven, 'pizzas' | 'minutes'> | null
  /** The pizzas that are already planned: for open orders, and for guests with a booking. */
  readonly loads: Loads
  /** The end of the kitchen's current pause, before which it begins no order. Null if it is not pausing. */
  readonly pausedUntil: Date | null
}

/** A time at which an order can be ready, in minutes since 1970, and the beginning of the quarter of an hour that contains it. */
interface Free {
  readonly ready: number
  readonly quarter: number
}

/**
 * The first time, YYYY-MM-DDTHH:mm, at which an order of `load` pizzas can be ready or, if no times are promised, can be begun.
 * Undefined if there is no such time within a year.
 */
export function firstTime(day: OvenDay, load: number): string | undefined {
  const [first] = freeQuarters(day, load, maxDays)
  return first && local(first.ready)
}

/**
 * Those of the times in `asked` at which an order of `load` pizzas can be ready. All times are YYYY-MM-DDTHH:mm, at a full quarter
 * of an hour.
 */
export function freeAmong(day: OvenDay, load: number, asked: readonly string[]): string[] {
  const last = asked.reduce((latest, time) => (time > latest ? time : latest), '')
  const free = new Set<string>()
  for (const { ready, quarter: begin } of freeQuarters(day, load, maxDays)) {
    if (local(begin) > last) break
    if (ready === begin) free.add(local(begin))
  }
  return asked.filter((time) => free.has(time))
}

/** The next free quarters of an hour from the time `asked` on, at most `count` of them. */
export function nextFree(day: OvenDay, load: number, asked: string, count: number, days: number): string[] {
  const next: string[] = []
  for (const { ready, quarter: begin } of freeQuarters(day, load, days)) {
    if (ready === begin && local(begin) >= asked) next.push(local(begin))
    if (next.length === count) break
  }
  return next
}

/**
 * In which quarters of an hour the oven bakes an order that must be ready at `ready`: in the one that contains this time and, if it
 * is full, in those just before. If the order does not fit into these, the rest is added to the quarter of `ready` all the same,
 * because the restaurant has decided on this time.
 */
export function bakedIn(day: OvenDay, load: number, ready: string): Loads {
  if (load === 0) return {}
  const at = floorTo(minuteOf(ready), quarter)
  const { parts, left } = spread(day, load, at, earliestQuarter(day))
  const all = left > 0 ? { ...parts, [local(at)]: round((parts[local(at)] ?? 0) + left) } : parts
  return Object.fromEntries(Object.entries(all).filter(([, pizzas]) => pizzas > 0))
}

/**
 * The time that is `minutes` later than a promised time. If the promised time is over, the time that is `minutes` later than now,
 * rounded up like promised times.
 */
export function movedTime(promised: string, minutes: number, now: Date): string {
  return local(Math.max(minuteOf(promised), ceilTo(now.getTime() / 60_000, roundedTo)) + minutes)
}

function* freeQuarters(day: OvenDay, load: number, days: number): Generator<Free> {
  const from = Math.max(day.now.getTime(), day.pausedUntil?.getTime() ?? 0) / 60_000
  const wait = day.oven?.minutes ?? 0
  for (const { opens, closes } of spansFrom(day, days)) {
    const earliest = ceilTo(Math.max(from, opens) + wait, roundedTo)
    const firstOfSpan = ceilTo(opens, quarter)
    for (let at = Math.max(firstOfSpan, floorTo(earliest, quarter)); at < closes; at += quarter) {
      const ready = Math.max(at, earliest)
      if (ready >= closes) break
      const { parts, left } = spread(day, load, at, Math.max(firstOfSpan, earliestQuarter(day)))
      // A quarter of an hour in which the oven cannot bake any part of the order counts as full, even if the whole order would fit
      // into earlier quarters.
      const isFull = left > 0 || (day.oven !== null && load > 0 && parts[local(at)] === 0)
      if (!isFull) yield { ready, quarter: at }
    }
  }
}

/** The first quarter of an hour that begins after now and after the pause. */
function earliestQuarter({ now, pausedUntil }: OvenDay): number {
  return ceilTo(Math.max(now.getTime(), pausedUntil?.getTime() ?? 0) / 60_000, quarter)
}

/**
 * Distributes the pizzas of an order over the quarter of an hour `at` and those before it, back to `earliest`. It uses at most one
 * quarter more than an empty oven would need, so that no pizza of the order waits long for the others.
 */
function spread({ oven, loads }: OvenDay, load: number, at: number, earliest: number) {
  const parts: Record<string, number> = {}
  if (oven === null) return { parts, left: 0 }
  const quarters = Math.ceil(load / oven.pizzas) + 1
  let left = load
  for (let back = 0; back < quarters && left > 0; back += 1) {
    const begin = at - back * quarter
    if (back > 0 && begin < earliest) break
    const part = Math.min(left, Math.max(0, oven.pizzas - (loads[local(begin)] ?? 0)))
    parts[local(begin)] = round(part)
    left = round(left - part)
  }
  return { parts, left }
}

/**
 * The periods in which the restaurant is open, in minutes since 1970. Opening hours that continue after midnight are one period.
 */
function* spansFrom({ now, times }: OvenDay, days: number): Generator<{ opens: number; closes: number }> {
  const today = restaurantDate(now)
  let last: { opens: number; closes: number } | undefined
  for (let ahead = -1; ahead <= days; ahead += 1) {
    const date = addDays(today, ahead)
    const midnight = instantOf(date).getTime() / 60_000
    for (const span of openingSpansOn(date, times)) {
      const opens = midnight + minutesOf(span.opens)
      const closes = midnight + closingMinutes(span)
      if (last && last.closes === opens) last = { opens: last.opens, closes }
      else {
        if (last) yield last
        last = { opens, closes }
      }
    }
  }
  if (last) yield last
}

const floorTo = (minutes: number, step: number) => Math.floor(minutes / step) * step
const ceilTo = (minutes: number, step: number) => Math.ceil(minutes / step) * step
const round = (pizzas: number) => Math.round(pizzas * 100) / 100
const local = (minutes: number) => restaurantDateTime(new Date(minutes * 60_000))
const minuteOf = (time: string) => instantOf(time.slice(0, 10), time.slice(11)).getTime() / 60_000
