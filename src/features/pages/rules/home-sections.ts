import { line, lines, type PageSections, picture } from './page-fields.ts'

const titles = { Title: line, Subtitle: lines(3) } as const
const pictured = { ...picture(16 / 9), hint: 'picture' } as const

/** A chapter of the restaurant's story. If the title is empty, the chapter is left out of the page. */
const chapter = { Title: { ...line, hint: 'chapter' }, Text: lines(3), ImageUrl: pictured } as const

/**
 * The fields of the home page, section by section. The story of the restaurant has up to three chapters. The section that invites
 * guests to come has a picture of the dining room. The films are in `films.ts`.
 */
export const homeSections = {
  hero: titles,
  story: titles,
  chapter1: chapter,
  chapter2: chapter,
  chapter3: chapter,
  visit: { ...titles, ImageUrl: pictured },
  featured: titles,
  reservation: titles,
  reviews: titles,
  blog: titles,
} as const satisfies PageSections
export type HomeSections = typeof homeSections
