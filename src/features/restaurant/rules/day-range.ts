import type { DayRange } from '../contract/site-settings.ts'

/** The last day of a range: `to`, or the only day. */
export const lastDayOf = ({ date, to = date }: DayRange) => to
