import { addDays, daysBetween, instantOf, restaurantDate } from '#src/kernel/dates.ts'
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

/** Whether a period says the rate of an instant, so that it is not the default one. */
export function vatRateIsSet(periods: readonly VatPeriod[], instant: Date): boolean {
  const today = restaurantDate(instant)
  return periods.some(({ from, to }) => from <= today && (to === null || today <= to))
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

/** How many days before VAT is left without a period the office is warned. */
const warningDays = 30

/** The last day of a rate that no period follows, and the default rate that applies from the day after it. */
export interface VatEnd {
  readonly lastDay: string
  readonly rate: number
  readonly rateAfter: number
}

/**
 * Where the VAT periods end within 30 days, without one that holds on the day after; undefined where they go on for
 * longer, or none holds today.
 */
export function vatEndAhead(periods: readonly VatPeriod[], instant: Date): VatEnd | undefined {
  const today = restaurantDate(instant)
  let lastDay = addDays(today, -1)
  for (;;) {
    const next = addDays(lastDay, 1)
    const holding = periods.filter(({ from, to }) => from <= next && (to === null || next <= to))
    if (holding.length === 0) break
    const ends = holding.map(({ to }) => to).filter((to) => to !== null)
    if (ends.length < holding.length) return undefined
    lastDay = ends.reduce((latest, end) => (end > latest ? end : latest))
  }
  if (lastDay < today || daysBetween(today, lastDay) > warningDays) return undefined
  return { lastDay, rate: vatRateOn(periods, lastDay), rateAfter: defaultVatRate }
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
