import { inBothLanguages } from '#src/kernel/both-languages.ts'
import type { Feast } from '../rules/lunar-feasts.ts'

const feastsEn: Readonly<Record<Feast, string>> = {
  tet: 'Lunar New Year (Tết)',
  'full-moon': 'Full moon (15th) of every month',
  'first-day': 'First day of every month',
  'hung-kings': 'Hùng Kings’ Day (10th of month 3)',
  'seventh-full-moon': 'Full moon of month 7 (Vu Lan)',
  other: 'Another lunar day',
}

/** Texts for the form field in which the owner chooses closures by the lunar calendar. */
export const lunarTexts = inBothLanguages({
  add: ['Thêm ngày âm lịch', 'Add days of the lunar calendar'],
  feast: ['Dịp nào', 'Which days'],
  feasts: [
    {
      tet: 'Tết Nguyên đán',
      'full-moon': 'Rằm hằng tháng',
      'first-day': 'Mùng một hằng tháng',
      'hung-kings': 'Giỗ Tổ Hùng Vương (10 tháng 3)',
      'seventh-full-moon': 'Rằm tháng Bảy',
      other: 'Ngày âm lịch khác',
    },
    feastsEn,
  ],
  month: ['Tháng âm lịch', 'Lunar month'],
  everyMonth: ['Hằng tháng', 'Every month'],
  months: [
    (month: number) => (month === 1 ? 'Tháng Giêng' : month === 12 ? 'Tháng Chạp' : `Tháng ${month}`),
    (month: number) => `Month ${month}`,
  ],
  day: ['Ngày âm lịch', 'Lunar day'],
  fromDay: ['Từ ngày (tháng Chạp)', 'From day (month 12)'],
  toDay: ['Đến hết ngày (tháng Giêng)', 'Until day (month 1)'],
  lastDay: ['Đến hết ngày', 'Until day'],
  days: [
    (day: number) => (day === 15 ? 'Rằm (15)' : day <= 10 ? `Mùng ${day}` : String(day)),
    (day: number) => String(day),
  ],
  dates: ['Là những ngày:', 'These dates:'],
  shortMonth: [
    'Tháng thiếu không có ngày 30 thì quán nghỉ ngày 29, là ngày cuối tháng.',
    'A month without a 30th day ends with the 29th: then that is the day.',
  ],
})
