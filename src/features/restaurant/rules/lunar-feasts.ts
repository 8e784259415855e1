import type { LunarClosure, SiteSettings } from '../contract/site-settings.ts'

/**
 * A lunar closure as a row of the settings form. Numbers are texts; a blank month means every month, and a blank last day means
 * that the closure has only one day.
 */
export interface LunarRow {
  readonly feast: Feast
  readonly month: string
  readonly day: string
  readonly toMonth: string
  readonly toDay: string
  readonly reason: string
  readonly reasonVi: string
}

const day = (month: string, ofMonth: string) => ({ month, day: ofMonth, toMonth: '', toDay: '' })

/**
 * The feasts that the owner can choose by name, each with its days and the reason that guests read. With `other` the owner chooses
 * the days freely.
 */
export const feasts = {
  tet: {
    ...day('12', '28'),
    toMonth: '1',
    toDay: '5',
    reason: 'Lunar New Year',
    reasonVi: 'Tết Nguyên đán',
  },
  'full-moon': { ...day('', '15'), reason: 'Full moon', reasonVi: 'Ngày rằm' },
  'first-day': { ...day('', '1'), reason: 'First day of the lunar month', reasonVi: 'Mùng một' },
  'hung-kings': { ...day('3', '10'), reason: 'Hùng Kings’ Day', reasonVi: 'Giỗ Tổ Hùng Vương' },
  'seventh-full-moon': { ...day('7', '15'), reason: 'Vu Lan', reasonVi: 'Rằm tháng Bảy' },
  other: { ...day('1', '15'), reason: '', reasonVi: '' },
} satisfies Record<string, Omit<LunarRow, 'feast'>>
export type Feast = keyof typeof feasts
export const feastNames = Object.keys(feasts) as readonly Feast[] // they are its keys

/** True for feasts that are always on the same lunar days. For Tết and for `other` the owner chooses the days. */
export const isFixed = (feast: Feast) => feast !== 'tet' && feast !== 'other'

/** Changes the feast of a row, and with it the row's days. Reasons that the owner has written stay unchanged. */
export function withFeast(row: LunarRow, feast: Feast): LunarRow {
  const [before, now] = [feasts[row.feast], feasts[feast]]
  const reasonIn = (name: 'reason' | 'reasonVi') =>
    row[name] === '' || row[name] === before[name] ? now[name] : row[name]
  return { ...now, feast, reason: reasonIn('reason'), reasonVi: reasonIn('reasonVi') }
}

export function lunarRows({ lunarClosures = [] }: Pick<SiteSettings, 'lunarClosures'>): LunarRow[] {
  return lunarClosures.map(({ month, day: first, toMonth, toDay, reason, reasonVi }) => {
    const days = {
      ...day(String(month ?? ''), String(first)),
      toMonth: String(toMonth ?? ''),
      toDay: String(toDay ?? ''),
    }
    return { ...days, feast: feastOf(days), reason, reasonVi }
  })
}

function feastOf(days: Omit<LunarRow, 'feast' | 'reason' | 'reasonVi'>): Feast {
  if (days.month === '12' && days.toMonth === '1') return 'tet'
  const isOf = (feast: Feast) =>
    isFixed(feast) &&
    days.month === feasts[feast].month &&
    days.day === feasts[feast].day &&
    days.toMonth === ''
  return feastNames.find(isOf) ?? 'other'
}

/** Turns a row of the form into a lunar closure. */
export function lunarClosureOf({
  month,
  day: first,
  toMonth,
  toDay,
  reason,
  reasonVi,
}: LunarRow): LunarClosure {
  return {
    month: month === '' ? null : Number(month),
    day: Number(first),
    ...(toMonth !== '' && toDay !== '' && { toMonth: Number(toMonth), toDay: Number(toDay) }),
    reason,
    reasonVi,
  }
}
