import { closureOn, isOpenOn, type OpeningTimes } from './opening-hours.ts'

/** Whether guests who come at this restaurant-local date and HH:mm would find the restaurant closed. */
export type Touches = (date: string, time: string) => boolean

/**
 * Whom special days send away: who comes on one of them, or in the hours past its midnight, while it is closed. `special` is these
 * days alone, whatever else the settings say, so that each of them names its own guests.
 */
export function touchedBy(
  special: Omit<OpeningTimes, 'openingHours'>,
  { openingHours }: Pick<OpeningTimes, 'openingHours'>,
): Touches {
  return (date, time) =>
    !isOpenOn(date, time, { openingHours, ...special }) &&
    (closureOn(date, special) !== undefined || isOpenOn(date, time, { openingHours, closures: [] }))
}
