import { z } from 'zod'

import { languages } from '#src/kernel/language.ts'
import { parseUrl } from '#src/kernel/parse-url.ts'
import { InstantText, optionalLine } from '#src/kernel/text-field.ts'
import { PictureAddress } from '#src/features/uploads/contract/picture-address.ts'
import { byName } from '../rules/page-fields.ts'

/**
 * The pages whose HTML head (the texts and the picture that search engines and shared links show) the owner can write. A news
 * article has fields of its own for this.
 */
export const pageKeys = [
  'home',
  'menu',
  'about',
  'contact',
  'booking',
  'news',
  'privacy-policy',
  'terms-of-service',
  'accessibility',
] as const
export const PageKey = z.enum(pageKeys)
export type PageKey = z.infer<typeof PageKey>

export const PageSeoParams = z.object({ pageKey: PageKey, language: z.enum(languages) })

/** An empty text, or a complete web address that contains no user name and no password. */
const WebAddress = optionalLine(500).refine(
  (address) => !address || isWebAddress(address),
  'An address begins with https:// or http://.',
)

function isWebAddress(address: string): boolean {
  const url = /^https?:\/\/[^\s"<>]+$/i.test(address) ? parseUrl(address) : null
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}

/** The fields that the owner can write for the HTML head of a page. */
const written = {
  metaTitle: optionalLine(200),
  metaDescription: optionalLine(500),
  keywords: optionalLine(500),
  canonicalUrl: WebAddress,
  ogTitle: optionalLine(200),
  ogDescription: optionalLine(500),
  ogImageUrl: PictureAddress,
  ogType: optionalLine(40).refine(
    (type) => !type || /^[a-z]+([._:][a-z_]+)*$/.test(type),
    'Such as website.',
  ),
  ogUrl: WebAddress,
}
export const writtenFields = Object.keys(written) as (keyof typeof written)[] // the cast is correct, because these are the keys of `written` above

/**
 * The fields of a page's HTML head that are to be changed. A field that is not sent stays as it is. In place of a blank field, the
 * site's own text is used.
 */
export const PageSeoInput = z.object({
  ...written,
  noIndex: z.boolean('Say true or false.').optional(),
  /**
   * The `updatedAt` of the head that the form was opened with; null if there was none. If somebody else has saved the head since,
   * the server rejects the call. If the field is absent, the last write wins.
   */
  updatedAt: InstantText.nullish(),
})
export type PageSeoInput = z.output<typeof PageSeoInput>

const stored = z.string().nullable()

/**
 * The HTML head of a page in one language, as the owner has written it. In place of a field that is null, the site's own text is
 * used.
 */
export const PageSeo = z
  .object({
    /** The id, which consists of page and language: "menu/vi". */
    id: z.string(),
    pageKey: PageKey,
    language: z.enum(languages),
    ...byName(writtenFields, () => stored),
    ogType: z.string(),
    noIndex: z.boolean(),
    /** When the head was last saved. Null if it has never been saved. */
    updatedAt: stored,
  })
  .meta({ id: 'PageSeo' })
export type PageSeo = z.infer<typeof PageSeo>
