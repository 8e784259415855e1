import { instantOf, restaurantDate } from '#src/kernel/dates.ts'
import { tableKey } from '#src/kernel/table-label.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Reservation } from '../contract/reservation.ts'

type Visit = Pick<
  Reservation,
  'date' | 'time' | 'status' | 'needsCall' | 'arrivedAt' | 'noShowAt' | 'archivedAt'
>

/** Minutes. If a party has not come this long after its time, it counts as late. */
const lateAfter = 15

/** Milliseconds. So long before their time, guests may come. */
const earliestArrival = 60 * 60_000

/**
 * True if the guests of a booking are expected at the restaurant: the booking is open and not archived, and the restaurant does not
 * have to call the guest first.
 */
function isExpected(visit: Visit): boolean {
  const isOpen = visit.status === 'pending' || visit.status === 'confirmed'
  return isOpen && visit.archivedAt === null && !waitsForCall(visit)
}

/**
 * Returns which marks staff may set or clear. `arrived` may be set from the day of the visit on, `noShow` from the time of the
 * visit on. A mark that is set may always be cleared.
 */
export function possibleMarks(visit: Visit, now: Date): { arrived: boolean; noShow: boolean } {
  const { date, time, arrivedAt, noShowAt } = visit
  const may = isExpected(visit)
  const isSet = (mark: string | null) => mark !== null && visit.archivedAt === null
  return {
    arrived: isSet(arrivedAt) || (may && date <= restaurantDate(now)),
    noShow: isSet(noShowAt) || (may && instantOf(date, time) <= now),
  }
}

/**
 * What staff do next with a booking in one tap: confirm it, so that its guests are told, and then note that they are here. Undefined
 * if there is nothing.
 */
export function nextStep(visit: Visit, now: Date): 'arrived' | 'confirm' | undefined {
  const { status, arrivedAt, archivedAt } = visit
  if (status === 'pending' && arrivedAt === null && archivedAt === null) return 'confirm'
  return possibleMarks(visit, now).arrived ? 'arrived' : undefined
}

/** True from an hour before the time of the visit on. Before that, hardly any guests come. */
export function isAboutTime({ date, time }: Pick<Visit, 'date' | 'time'>, now: Date): boolean {
  return instantOf(date, time).getTime() - now.getTime() <= earliestArrival
}

/**
 * By how many minutes a party of today is late. It is 0 for less than 15 minutes, and if staff have marked the party as arrived or
 * as a no-show.
 */
export function minutesLate(visit: Visit, now: Date): number {
  const { date, time, arrivedAt, noShowAt } = visit
  if (!isExpected(visit) || arrivedAt !== null || noShowAt !== null || date !== restaurantDate(now)) return 0
  const late = Math.floor((now.getTime() - instantOf(date, time).getTime()) / 60_000)
  return late >= lateAfter ? late : 0
}

/**
 * Returns whether a party of the day is still `expected`, is `here` at its table, or is `over`: staff have nothing more to do with
 * it.
 */
export function whereIs({ status, arrivedAt, noShowAt }: Visit): 'expected' | 'here' | 'over' {
  if (status === 'completed' || status === 'cancelled' || noShowAt !== null) return 'over'
  return arrivedAt === null ? 'expected' : 'here'
}

/** The bookings for one table, in the order of `rows`. `table` is null for the bookings without a table. */
interface TableGroup<Row> {
  readonly table: string | null
  readonly rows: readonly Row[]
}

/**
 * The bookings grouped by table: first those without a table, then the tables in numerical order (2 before 10). Labels that differ
 * only in case, diacritics or spaces name the same table.
 */
export function groupByTable<Row extends { readonly tableLabel: string | null }>(
  rows: readonly Row[],
): TableGroup<Row>[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const table = tableKey(row.tableLabel ?? '')
    groups.set(table, [...(groups.get(table) ?? []), row])
  }
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, 'vi', { numeric: true }))
    .map(([, own]) => ({ table: own[0]?.tableLabel ?? null, rows: own }))
}

/**
 * The slot with the most guests at the tables; if several slots have the same number, the earliest of them. Undefined if no guests
 * come.
 */
export function fullestSlot<Slot extends { readonly guests: number }>(
  slots: readonly Slot[],
): Slot | undefined {
  const fullest = slots.reduce<Slot | undefined>(
    (most, slot) => (most && most.guests >= slot.guests ? most : slot),
    undefined,
  )
  return fullest && fullest.guests > 0 ? fullest : undefined
}
