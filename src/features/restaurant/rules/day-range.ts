import type { DayRange } from '../contract/site-settings.ts'

/** The last day of a range: `to`, or `date` if the range is a single day. */
export const lastDayOf = ({ date, to = date }: DayRange) => to
