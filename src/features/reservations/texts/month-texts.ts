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

/** The month of days of the booking form, which comes once it is asked for. */
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
