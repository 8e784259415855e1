import { addDays, instantOf, restaurantDate } from '#src/kernel/dates.ts'
import type { VatPeriod } from '../contract/site-settings.ts'

/** The rate where no period says otherwise, in percent. */
const defaultVatRate = 8

/**
 * The VAT rate in percent at an instant. Periods are restaurant-local days, both ends included, `to` null for
 * open-ended; where two overlap the one that started later holds.
 */
export function vatRateAt(periods: readonly VatPeriod[], instant: Date): number {
  return vatRateOn(periods, restaurantDate(instant))
}

/** The instant after this one at which another rate applies; undefined when none is known to come. */
export function nextVatChange(periods: readonly VatPeriod[], instant: Date): Date | undefined {
  const today = restaurantDate(instant)
  const current = vatRateOn(periods, today)
  const change = periods
    .flatMap(({ from, to }) => (to === null ? [from] : [from, addDays(to, 1)]))
    .filter((date) => date > today && vatRateOn(periods, date) !== current)
    .toSorted()[0]
  return change === undefined ? undefined : instantOf(change)
}

function vatRateOn(periods: readonly VatPeriod[], date: string): number {
  const applying = periods.filter(({ from, to }) => from <= date && (to === null || date <= to))
  // Plain dates compare as texts.
  const latest = applying.reduce<VatPeriod | undefined>(
    (best, period) => (best === undefined || period.from >= best.from ? period : best),
    undefined,
  )
  return latest?.rate ?? defaultVatRate
}
