import { z } from 'zod'

import { InstantText } from '#src/kernel/text-field.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { aboutSections } from '../rules/about-sections.ts'
import { optional, pageShape, sentTexts, shownTexts, storedTexts } from './page-shape.ts'

/** The page about the restaurant as the API returns it to guests. */
export const AboutContent = z
  .object({
    ...pageShape(aboutSections, { ...shownTexts, figure: z.string(), picture: optional }),
    /** When the page was last changed; null while nothing has been written. */
    updatedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'AboutContent' })
export type AboutContent = z.infer<typeof AboutContent>

const sent = sentTexts(4000)

/**
 * The fields of the page's record that are to change. A field that is not sent stays the same. If a field is blank, guests see the
 * site's own text, or nothing if the site has none.
 */
export const AboutContentInput = z.object({
  ...pageShape(aboutSections, { ...sent, figure: sent.line, picture: PictureAddress }),
  /** False turns the record off: guests read the site's own texts. */
  isActive: z.boolean('Say true or false.').optional(),
  /** The record's `updatedAt` as the screen read it, null if there was no record. If it is absent, the last write wins. */
  updatedAt: InstantText.nullish(),
})
export type AboutContentInput = z.output<typeof AboutContentInput>

/** The record as the owner has written it. If a field is null, guests see the site's own text, or nothing if the site has none. */
export const AboutRecord = z
  .object({
    ...pageShape(aboutSections, { ...storedTexts, figure: optional, picture: optional }),
    isActive: z.boolean(),
    /** When the record was last saved; null if nothing has ever been saved. */
    updatedAt: z.string().nullable(),
  })
  .meta({ id: 'AboutRecord' })
export type AboutRecord = z.infer<typeof AboutRecord>
