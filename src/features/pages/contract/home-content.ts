import { z } from 'zod'

import { InstantText } from '#src/kernel/text-field.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { homeSections } from '../rules/home-sections.ts'
import { HomeFilmsInput, ShownFilm, StoredHomeFilms } from './home-films.ts'
import { optional, pageShape, sentTexts, shownTexts, storedTexts } from './page-shape.ts'

/** The texts of the home page that the owner can choose. */
const HomeTexts = z.object(pageShape(homeSections, shownTexts))
export type HomeTexts = z.infer<typeof HomeTexts>

const storedPictures = pageShape(homeSections, { picture: optional })

/**
 * What guests see of the home page's record: its texts and pictures, the film behind the opening texts, and the film behind the
 * booking form.
 */
export const HomeContent = HomeTexts.extend({
  ...storedPictures,
  heroFilm: ShownFilm,
  reservationFilm: ShownFilm,
}).meta({ id: 'HomeContent' })
export type HomeContent = z.infer<typeof HomeContent>

/**
 * The fields of the home page's record that are to change. A field that is not sent stays the same. If a field is blank, guests see
 * the site's own text.
 */
export const HomeContentInput = z.object({
  ...pageShape(homeSections, sentTexts(400)),
  ...HomeFilmsInput.shape,
  ...pageShape(homeSections, { picture: PictureAddress }),
  /** False turns the owner's texts off: guests read the site's own texts. */
  isActive: z.boolean('Say true or false.').optional(),
  /** The record's `updatedAt` as the screen read it, null if there was no record. If it is absent, the last write wins. */
  updatedAt: InstantText.nullish(),
})
export type HomeContentInput = z.output<typeof HomeContentInput>

/**
 * The record as the owner has written it. If a field is null, guests see the site's own text; a film or picture that is null is
 * left out.
 */
export const HomeRecord = z
  .object({
    ...pageShape(homeSections, storedTexts),
    ...StoredHomeFilms.shape,
    ...storedPictures,
    isActive: z.boolean(),
    /** When the record was last saved; null if nothing has ever been saved. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'HomeRecord' })
export type HomeRecord = z.infer<typeof HomeRecord>
