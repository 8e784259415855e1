import { closureOn, isOpenOn, type OpeningTimes, type SpecialDays } from './opening-hours.ts'

/**
 * True if guests who come at this date and time (HH:mm in the restaurant's time zone) would find the restaurant closed because of
 * special days.
 */
export type Touches = (date: string, time: string) => boolean

/**
 * Returns a function that recognizes visits that would become impossible because of special days: at their time the restaurant
 * would be closed, and they are on one of these days, or after midnight in hours that began on one of these days. `special`
 * contains only the special days to examine, so that each special day lists only the guests whom it affects.
 */
export function touchedBy(
  special: SpecialDays,
  { openingHours }: Pick<OpeningTimes, 'openingHours'>,
): Touches {
  const isSpecial = (day: string) =>
    closureOn(day, special) !== undefined || special.specialHours?.some((hours) => hours.date === day)
  return (date, time) =>
    !isOpenOn(date, time, { openingHours, ...special }) &&
    (isSpecial(date) || isOpenOn(date, time, { openingHours, closures: [] }))
}
