import { z } from 'zod'

import { InstantText } from '#src/kernel/text-field.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { aboutSections } from '../rules/about-sections.ts'
import { optional, pageShape, sentTexts, shownTexts, storedTexts } from './page-shape.ts'

/** The page about the restaurant as the API returns it to guests. */
export const AboutContent = z
  .object({
    ...pageShape(aboutSections, { ...shownTexts, figure: z.string(), picture: optional }),
    /** When the page was last changed. Null if the owner has never saved it. */
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AboutContent' })
export type AboutContent = z.infer<typeof AboutContent>

const sent = sentTexts(4000)

/**
 * The fields of the page's record that are to be changed. A field that is not sent stays as it is. In place of a blank field,
 * guests see the site's own text, if there is one.
 */
export const AboutContentInput = z.object({
  ...pageShape(aboutSections, { ...sent, figure: sent.line, picture: PictureAddress }),
  /** If false, guests see the site's own texts instead of the owner's. */
  isActive: z.boolean('Say true or false.').optional(),
  /**
   * The `updatedAt` of the record that the form was opened with; null if there was no record. If somebody else has saved the record
   * since, the server rejects the call. If the field is absent, the last write wins.
   */
  updatedAt: InstantText.nullish(),
})
export type AboutContentInput = z.output<typeof AboutContentInput>

/** The record as the owner has written it. In place of a field that is null, guests see the site's own text, if there is one. */
export const AboutRecord = z
  .object({
    ...pageShape(aboutSections, { ...storedTexts, figure: optional, picture: optional }),
    isActive: z.boolean(),
    /** When the record was last saved. Null if it has never been saved. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'AboutRecord' })
export type AboutRecord = z.infer<typeof AboutRecord>
