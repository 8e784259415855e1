import { inBothLanguages } from '#src/kernel/both-languages.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** Texts of the month view in the booking form. They are loaded when the guest opens this view. */
export const monthTexts = inBothLanguages({
  previous: ['Tháng trước', 'Previous month'],
  next: ['Tháng sau', 'Next month'],
  month: [
    (month: number, year: string) => `Tháng ${month}/${year}`,
    (month: number, year: string) => `${months[month - 1]} ${year}`,
  ],
})
