import type { Feast } from '../rules/lunar-feasts.ts'

const feastsEn: Readonly<Record<Feast, string>> = {
  tet: 'Lunar New Year (Tết)',
  'full-moon': 'Full moon (15th) of every month',
  'first-day': 'First day of every month',
  'hung-kings': 'Hùng Kings’ Day (10th of month 3)',
  'seventh-full-moon': 'Full moon of month 7 (Vu Lan)',
  other: 'Another lunar day',
}

/** Closures by the lunar calendar, as the owner chooses them. */
const en = {
  add: 'Add days of the lunar calendar',
  feast: 'Which days',
  feasts: feastsEn,
  month: 'Lunar month',
  everyMonth: 'Every month',
  months: (month: number) => `Month ${month}`,
  day: 'Lunar day',
  fromDay: 'From day (month 12)',
  toDay: 'Until day (month 1)',
  lastDay: 'Until day',
  days: (day: number) => String(day),
  dates: 'These dates:',
  shortMonth: 'A month without a 30th day ends with the 29th: then that is the day.',
}

const vi: typeof en = {
  add: 'Thêm ngày âm lịch',
  feast: 'Dịp nào',
  feasts: {
    tet: 'Tết Nguyên đán',
    'full-moon': 'Rằm hằng tháng',
    'first-day': 'Mùng một hằng tháng',
    'hung-kings': 'Giỗ Tổ Hùng Vương (10 tháng 3)',
    'seventh-full-moon': 'Rằm tháng Bảy',
    other: 'Ngày âm lịch khác',
  },
  month: 'Tháng âm lịch',
  everyMonth: 'Hằng tháng',
  months: (month) => (month === 1 ? 'Tháng Giêng' : month === 12 ? 'Tháng Chạp' : `Tháng ${month}`),
  day: 'Ngày âm lịch',
  fromDay: 'Từ ngày (tháng Chạp)',
  toDay: 'Đến hết ngày (tháng Giêng)',
  lastDay: 'Đến hết ngày',
  days: (day) => (day === 15 ? 'Rằm (15)' : day <= 10 ? `Mùng ${day}` : String(day)),
  dates: 'Là những ngày:',
  shortMonth: 'Tháng thiếu không có ngày 30 thì quán nghỉ ngày 29, là ngày cuối tháng.',
}

export const lunarTexts = { vi, en }
