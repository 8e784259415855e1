import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** Headings over where and when one finds the restaurant. */
export const placeTexts = inBothLanguages({
  hours: ['Giờ mở cửa', 'Opening hours'],
  findUs: ['Quán ở đây', 'Find us'],
})
