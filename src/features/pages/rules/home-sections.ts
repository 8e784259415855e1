import { line, lines, type PageSections, picture } from './page-fields.ts'

const titles = { Title: line, Subtitle: lines(3) } as const
const pictured = { ...picture(16 / 9), hint: 'picture' } as const

/** Without a title it is not shown. */
const chapter = { Title: { ...line, hint: 'chapter' }, Text: lines(3), ImageUrl: pictured } as const

/**
 * The texts and pictures of the home page, section by section: the story of the restaurant in up to three chapters, and the band that
 * invites to visit it, with a picture of the room in which guests sit. Its films are in `films.ts`.
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
