import { closureOn, isOpenOn, type OpeningTimes, type SpecialDays } from './opening-hours.ts'

/** Whether guests who come at this restaurant-local date and HH:mm would find the restaurant closed. */
export type Touches = (date: string, time: string) => boolean

/**
 * Whom special days send away: who comes on one of them, or in the hours past its midnight, while it is closed. `special` is these
 * days alone, whatever else the settings say, so that each of them names its own guests.
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
