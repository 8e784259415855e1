import { inBothLanguages } from '#src/kernel/both-languages.ts'
import { placeTexts } from '#src/web/texts/place-texts.ts'
import { siteTexts } from '#src/web/texts/site-texts.ts'

/**
 * These texts are not in the same file as the home page's other texts, because the browser loads them together with the code of the
 * page's lower part.
 */
export const visitTexts = inBothLanguages({
  eyebrow: ['Ghé quán', 'Visit us'],
  picture: ['Phòng ăn của quán', 'The room in which our guests sit'],
  hours: [placeTexts.vi.hours, placeTexts.en.hours],
  map: ['Mở trong Google Maps', 'Open in Google Maps'],
  book: [siteTexts.vi.pages.booking, siteTexts.en.pages.booking],
  about: ['Chuyện của quán', 'Our story'],
})
