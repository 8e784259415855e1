import { instantOf, restaurantDate } from '#src/kernel/dates.ts'
import { foldText } from '#src/kernel/text.ts'
import { waitsForCall } from '#src/features/call-first/rules/call-first.ts'
import type { Reservation } from '../contract/reservation.ts'

type Visit = Pick<
  Reservation,
  'date' | 'time' | 'status' | 'needsCall' | 'arrivedAt' | 'noShowAt' | 'archivedAt'
>

/** A party that has not come counts as late after this many minutes. */
const lateAfter = 15

/**
 * True if the guests of a booking are expected at the restaurant: it is open and not archived, and they need not be called first.
 */
function isExpected(visit: Visit): boolean {
  const isOpen = visit.status === 'pending' || visit.status === 'confirmed'
  return isOpen && visit.archivedAt === null && !waitsForCall(visit)
}

/**
 * Which marks staff may set or clear: arrived from the day of the visit on, no-show from its time on, and any mark that is set.
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

/**
 * How many minutes a party of today is late. 0 if it is less than 15, or if staff have marked the party as arrived or as a no-show.
 */
export function minutesLate(visit: Visit, now: Date): number {
  const { date, time, arrivedAt, noShowAt } = visit
  if (!isExpected(visit) || arrivedAt !== null || noShowAt !== null || date !== restaurantDate(now)) return 0
  const late = Math.floor((now.getTime() - instantOf(date, time).getTime()) / 60_000)
  return late >= lateAfter ? late : 0
}

/** Where a party of the day is: `expected`, `here` at its table, or `over`, so that staff need not think of it any more. */
export function whereIs({ status, arrivedAt, noShowAt }: Visit): 'expected' | 'here' | 'over' {
  if (status === 'completed' || status === 'cancelled' || noShowAt !== null) return 'over'
  return arrivedAt === null ? 'expected' : 'here'
}

/** The bookings of one table, in the order of `rows`. `table` is null for those without one. */
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
    const table = foldText(row.tableLabel ?? '')
    groups.set(table, [...(groups.get(table) ?? []), row])
  }
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other, 'vi', { numeric: true }))
    .map(([, own]) => ({ table: own[0]?.tableLabel ?? null, rows: own }))
}

/** The slot in which most guests are at the tables, the earliest one if several have as many. Undefined if nobody comes. */
export function fullestSlot<Slot extends { readonly guests: number }>(
  slots: readonly Slot[],
): Slot | undefined {
  const fullest = slots.reduce<Slot | undefined>(
    (most, slot) => (most && most.guests >= slot.guests ? most : slot),
    undefined,
  )
  return fullest && fullest.guests > 0 ? fullest : undefined
}
