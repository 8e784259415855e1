import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Headings of the page parts that say where the restaurant is and when it is open. */
export const placeTexts = inBothLanguages({
  hours: ['Giờ mở cửa', 'Opening hours'],
  findUs: ['Quán ở đây', 'Find us'],
})
