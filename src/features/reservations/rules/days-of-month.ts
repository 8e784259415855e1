import { addDays, addMonths, weekdayOf } from '#src/kernel/dates.ts'

/** The weeks of the month that contains this date, from Monday to Sunday. Days of other months are null. */
export function weeksOfMonth(date: string): (string | null)[][] {
  const month = date.slice(0, 7)
  const weeks: (string | null)[][] = []
  for (let monday = mondayOf(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    const days = Array.from({ length: 7 }, (_, index) => addDays(monday, index))
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)))
  }
  return weeks
}

function mondayOf(date: string): string {
  return addDays(date, -((weekdayOf(date) + 6) % 7))
}

/** The day to which a key such as ArrowDown or Home moves the focus in a grid of days; undefined for other keys. */
export function dayByKey(key: string, date: string): string | undefined {
  const monday = mondayOf(date)
  const days: Readonly<Record<string, string>> = {
    ArrowLeft: addDays(date, -1),
    ArrowRight: addDays(date, 1),
    ArrowUp: addDays(date, -7),
    ArrowDown: addDays(date, 7),
    Home: monday,
    End: addDays(monday, 6),
    PageUp: addMonths(date, -1),
    PageDown: addMonths(date, 1),
  }
  return days[key]
}
