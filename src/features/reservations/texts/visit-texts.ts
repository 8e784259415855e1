import { fieldTexts } from '#src/web/texts/field-texts.ts'

/** What a visit is made of, as guests and staff call it. */
const en = {
  ...fieldTexts.en,
  date: 'Date',
  time: 'Time',
  chooseTime: 'Choose',
  people: (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
  requests: 'Special requests',
}

const vi: typeof en = {
  ...fieldTexts.vi,
  date: 'Ngày đến',
  time: 'Giờ đến',
  chooseTime: 'Chọn giờ',
  people: (guests) => `${guests} khách`,
  requests: 'Ghi chú',
}

export const visitTexts = { vi, en }
