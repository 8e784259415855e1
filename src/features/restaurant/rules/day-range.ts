import type { DayRange } from '../contract/site-settings.ts'

/** The last of these days. */
export const lastDayOf = ({ date, to = date }: DayRange) => to
