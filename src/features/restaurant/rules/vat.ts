import { addDays, daysBetween, restaurantDate } from '#src/kernel/dates.ts'
import type { SiteSettings, TaxMode, VatPeriod } from '../contract/site-settings.ts'

/** In percent, by Article 9 of the Law on Value-Added Tax, 48/2024/QH15 of 26 November 2024. */
export const standardVatRate = 10

/**
 * The lower rate, in percent, that restaurants may use up to this day, by Resolution 204/2025/QH15 of 17 June 2025. It has been
 * prolonged several times; a new resolution changes this line.
 */
const reducedVat = { rate: 8, lastDay: '2026-12-31' }

/** How many days before a period ends with nothing after it admins are told. */
const daysBeforeEnd = 30
/** How many days before the law ends the reduced rate admins are told of one that is set without an end. */
const daysBeforeLawEnds = 60

/** How prices stand to VAT, and its rate in percent, which is 0 in the mode `none`. */
export interface Tax {
  readonly taxMode: TaxMode
  readonly vatRate: number
}

/** By what an order is priced at an instant. */
export function taxAt(
  { taxMode, vatPeriods }: Pick<SiteSettings, 'taxMode' | 'vatPeriods'>,
  instant: Date,
): Tax {
  return { taxMode, vatRate: taxMode === 'none' ? 0 : vatRateAt(vatPeriods, instant) }
}

/**
 * The VAT rate in percent at an instant. Periods are restaurant-local days, both ends included, `to` null for open-ended; where two
 * overlap the one that started later holds. Where none holds, the last one that ended goes on; before the first, and without any, the
 * law's own rate applies.
 */
export function vatRateAt(periods: readonly VatPeriod[], instant: Date): number {
  const today = restaurantDate(instant)
  const period = latest(periodsOn(periods, today), 'from') ?? lastEnded(periods, today)
  return period?.rate ?? (today <= reducedVat.lastDay ? reducedVat.rate : standardVatRate)
}

/** Whether a period says the rate of an instant. */
export function vatRateIsSet(periods: readonly VatPeriod[], instant: Date): boolean {
  return periodsOn(periods, restaurantDate(instant)).length > 0
}

/** What an admin has to settle about VAT. */
export interface VatNotice {
  /**
   * ending: the periods end soon, and none follows; ended: they have ended; reduced: a rate below the standard one is set without an
   * end, which the law gives it; lapsed: the law has ended it.
   */
  readonly kind: 'ending' | 'ended' | 'reduced' | 'lapsed'
  /** The rate in percent, and the last day it is set for or the law gives it. */
  readonly rate: number
  readonly lastDay: string
  /** The first day on which the standard rate would apply, if the admin answers so. */
  readonly standardFrom: string
}

/** What an admin has to settle about VAT at an instant, the most urgent first; undefined where nothing is open. */
export function vatNoticeAt(periods: readonly VatPeriod[], instant: Date): VatNotice | undefined {
  const today = restaurantDate(instant)
  const ended = lastEnded(periods, today)
  if (ended?.to && periodsOn(periods, today).length === 0)
    return { kind: 'ended', rate: ended.rate, lastDay: ended.to, standardFrom: today }
  return endAhead(periods, today) ?? reducedWithoutEnd(periods, today)
}

/** The periods with the standard rate from a day on, until the next one begins. Days before it keep the rate they had. */
export function withStandardVat(periods: readonly VatPeriod[], day: string): VatPeriod[] {
  const dayBefore = addDays(day, -1)
  const before = periods
    .filter(({ from }) => from < day)
    .map((period) => (period.to === null || period.to >= day ? { ...period, to: dayBefore } : period))
  const after = periods
    .filter(({ from }) => from > day)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  const next = after[0]
  return [...before, { from: day, to: next ? addDays(next.from, -1) : null, rate: standardVatRate }, ...after]
}

function endAhead(periods: readonly VatPeriod[], today: string): VatNotice | undefined {
  let last: VatPeriod | undefined
  for (let day = today; ; day = addDays(last.to ?? day, 1)) {
    const holding = periodsOn(periods, day)
    if (holding.some(({ to }) => to === null)) return undefined
    const longest = latest(holding, 'to')
    if (longest === undefined) break
    last = longest
  }
  if (!last?.to || daysBetween(today, last.to) > daysBeforeEnd) return undefined
  return { kind: 'ending', rate: last.rate, lastDay: last.to, standardFrom: addDays(last.to, 1) }
}

function reducedWithoutEnd(periods: readonly VatPeriod[], today: string): VatNotice | undefined {
  const { lastDay } = reducedVat
  const period = periods.find(({ to, rate }) => to === null && rate < standardVatRate)
  if (period === undefined || daysBetween(today, lastDay) > daysBeforeLawEnds) return undefined
  const standardFrom = [addDays(lastDay, 1), today, period.from].toSorted().at(-1) ?? today
  return { kind: today > lastDay ? 'lapsed' : 'reduced', rate: period.rate, lastDay, standardFrom }
}

// Plain dates compare as texts.
function periodsOn(periods: readonly VatPeriod[], date: string): VatPeriod[] {
  return periods.filter(({ from, to }) => from <= date && (to === null || date <= to))
}

function lastEnded(periods: readonly VatPeriod[], date: string): VatPeriod | undefined {
  return latest(
    periods.filter(({ to }) => to !== null && to < date),
    'to',
  )
}

function latest(periods: readonly VatPeriod[], by: 'from' | 'to'): VatPeriod | undefined {
  return periods.reduce<VatPeriod | undefined>(
    (best, period) => ((period[by] ?? '') >= (best?.[by] ?? '') ? period : best),
    undefined,
  )
}
