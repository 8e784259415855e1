import { z } from 'zod'

import { InstantText } from '#src/kernel/text-field.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { homeSections } from '../rules/home-sections.ts'
import { HomeFilmsInput, ShownFilm, StoredHomeFilms } from './home-films.ts'
import { optional, pageShape, sentTexts, shownTexts, storedTexts } from './page-shape.ts'

/** The texts of the home page that the owner can write. */
const HomeTexts = z.object(pageShape(homeSections, shownTexts))
export type HomeTexts = z.infer<typeof HomeTexts>

const storedPictures = pageShape(homeSections, { picture: optional })

/**
 * What guests get of the home page's record: its texts and pictures, and two films, one behind the texts at the top and one behind
 * the booking form.
 */
export const HomeContent = HomeTexts.extend({
  ...storedPictures,
  heroFilm: ShownFilm,
  reservationFilm: ShownFilm,
}).meta({ id: 'HomeContent' })
export type HomeContent = z.infer<typeof HomeContent>

/**
 * The fields of the home page's record that are to be changed. A field that is not sent stays as it is. In place of a blank field,
 * guests see the site's own text.
 */
export const HomeContentInput = z.object({
  ...pageShape(homeSections, sentTexts(400)),
  ...HomeFilmsInput.shape,
  ...pageShape(homeSections, { picture: PictureAddress }),
  /** If false, guests see the site's own texts instead of the owner's. */
  isActive: z.boolean('Say true or false.').optional(),
  /**
   * The `updatedAt` of the record that the form was opened with; null if there was no record. If somebody else has saved the record
   * since, the server rejects the call. If the field is absent, the last write wins.
   */
  updatedAt: InstantText.nullish(),
})
export type HomeContentInput = z.output<typeof HomeContentInput>

/**
 * The record as the owner has written it. In place of a text that is null, guests see the site's own text. A film or picture that
 * is null is not shown.
 */
export const HomeRecord = z
  .object({
    ...pageShape(homeSections, storedTexts),
    ...StoredHomeFilms.shape,
    ...storedPictures,
    isActive: z.boolean(),
    /** When the record was last saved. Null if it has never been saved. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'HomeRecord' })
export type HomeRecord = z.infer<typeof HomeRecord>
