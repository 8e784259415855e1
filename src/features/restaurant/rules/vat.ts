import { addDays, daysBetween, restaurantDate } from '#src/kernel/dates.ts'
import type { SiteSettings, TaxMode, VatPeriod } from '../contract/site-settings.ts'

/** The standard VAT rate in percent, according to Article 9 of the Law on Value-Added Tax, 48/2024/QH15 of 26 November 2024. */
export const standardVatRate = 10

/**
 * The reduced VAT rate in percent, which restaurants may use until `lastDay` according to Resolution 204/2025/QH15 of 17 June 2025.
 * The date was extended several times; after a new resolution this line must be changed.
 */
const reducedVat = { rate: 8, lastDay: '2026-12-31' }

/** If the owner's last VAT period ends and no other one follows, admins are told so this many days before. */
const daysBeforeEnd = 30
/** If a reduced VAT rate is set without an end, admins are told this many days before the law ends the reduced rate. */
const daysBeforeLawEnds = 60

/** Whether prices include VAT, and the VAT rate in percent, which is 0 in the mode `none`. */
export interface Tax {
  readonly taxMode: TaxMode
  readonly vatRate: number
}

/** The tax mode and the VAT rate that apply to an order at an instant. */
export function taxAt(
  { taxMode, vatPeriods }: Pick<SiteSettings, 'taxMode' | 'vatPeriods'>,
  instant: Date,
): Tax {
  return { taxMode, vatRate: taxMode === 'none' ? 0 : vatRateAt(vatPeriods, instant) }
}

/**
 * The VAT rate in percent at an instant. A period lasts from its first to its last day, both included, in the restaurant's time
 * zone; if `to` is null, it has no end. If two periods overlap, the one that started later applies. If no period applies, the rate
 * of the period that ended last continues. Before the first period, or if there are no periods, the reduced rate applies until its
 * last day by law, then the standard rate.
 */
export function vatRateAt(periods: readonly VatPeriod[], instant: Date): number {
  const today = restaurantDate(instant)
  const period = latest(periodsOn(periods, today), 'from') ?? lastEnded(periods, today)
  return period?.rate ?? (today <= reducedVat.lastDay ? reducedVat.rate : standardVatRate)
}

/** True if one of the owner's periods sets the VAT rate for an instant. */
export function vatRateIsSet(periods: readonly VatPeriod[], instant: Date): boolean {
  return periodsOn(periods, restaurantDate(instant)).length > 0
}

/** A notice about VAT: something that an admin has to decide. */
export interface VatNotice {
  /**
   * ending: the owner's VAT periods end soon, and none follows; ended: the periods have ended; reduced: a rate below the standard
   * rate is set without an end, although the law will end it; lapsed: such a rate is still set, although the law has ended it.
   */
  readonly kind: 'ending' | 'ended' | 'reduced' | 'lapsed'
  /** The VAT rate in percent to which the notice refers, and the last day of this rate according to the settings or the law. */
  readonly rate: number
  readonly lastDay: string
  /** The first day with the standard rate, if the admin chooses this rate with the notice's button. */
  readonly standardFrom: string
}

/** The most urgent notice about VAT at `instant`; undefined if there is nothing to decide. */
export function vatNoticeAt(periods: readonly VatPeriod[], instant: Date): VatNotice | undefined {
  const today = restaurantDate(instant)
  const ended = lastEnded(periods, today)
  if (ended?.to && periodsOn(periods, today).length === 0)
    return { kind: 'ended', rate: ended.rate, lastDay: ended.to, standardFrom: today }
  return endAhead(periods, today) ?? reducedWithoutEnd(periods, today)
}

/**
 * Adds a VAT period with the standard rate from `day` on, which lasts until the next period begins. Earlier days keep their rate.
 */
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

// The VAT periods that apply on a date. Dates without times can be compared as texts.
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
