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

/** Texts of the month view in the booking form, which loads when the guest opens it. */
const en = {
  previous: 'Previous month',
  next: 'Next month',
  month: (month: number, year: string) => `${months[month - 1]} ${year}`,
}

const vi: typeof en = {
  previous: 'Tháng trước',
  next: 'Tháng sau',
  month: (month, year) => `Tháng ${month}/${year}`,
}

export const monthTexts = { vi, en }
