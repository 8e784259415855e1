import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { fieldTexts } from '#src/web/texts/field-texts.ts'

const own = inBothLanguages({
  date: ['Ngày đến', 'Date'],
  time: ['Giờ đến', 'Time'],
  chooseTime: ['Chọn giờ', 'Choose'],
  people: [
    (guests: number) => `${guests} khách`,
    (guests: number) => (guests === 1 ? '1 guest' : `${guests} guests`),
  ],
  requests: ['Ghi chú', 'Special requests'],
})

/** Names for the parts of a visit, such as day and time, for guests and staff. */
export const visitTexts = { vi: { ...fieldTexts.vi, ...own.vi }, en: { ...fieldTexts.en, ...own.en } }
