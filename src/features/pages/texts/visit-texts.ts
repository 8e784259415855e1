import { siteTexts } from '#src/web/texts/site-texts.ts'

const en = {
  eyebrow: 'Visit us',
  picture: 'The room in which our guests sit',
  hours: siteTexts.en.hours,
  map: 'Open in Google Maps',
  book: siteTexts.en.pages.booking,
  about: 'Our story',
}

const vi: typeof en = {
  eyebrow: 'Ghé quán',
  picture: 'Phòng ăn của quán',
  hours: siteTexts.vi.hours,
  map: 'Mở trong Google Maps',
  book: siteTexts.vi.pages.booking,
  about: 'Chuyện của quán',
}

/** Apart from the other texts of the page: they come with the lower part of it. */
export const visitTexts = { vi, en }
