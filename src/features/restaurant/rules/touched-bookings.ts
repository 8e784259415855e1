import { closureOn, isOpenOn, type OpeningTimes, type SpecialDays } from './opening-hours.ts'

/** True if guests who come at this restaurant-local date and HH:mm would find the restaurant closed because of special days. */
export type Touches = (date: string, time: string) => boolean

/**
 * Finds the visits that special days would make impossible: visits on one of these days, or after midnight in hours that began on
 * one, at times when the restaurant would be closed. `special` contains only these days and not the other special days of the
 * settings, so that each special day lists only the guests whom it affects.
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
