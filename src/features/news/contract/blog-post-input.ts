import { z } from 'zod'

import { parseUrl } from '#src/kernel/parse-url.ts'
import {
  InstantText,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  storedText,
} from '#src/kernel/text-field.ts'
import { slugify } from '#src/kernel/text.ts'
import { PictureOrData } from '#src/features/uploads/contract/picture-address.ts'
import { imageDataUrls } from '#src/features/uploads/rules/data-url.ts'
import { maxContentLength, maxSlugLength } from '../rules/post-limits.ts'

/**
 * Whether a Markdown text is within the maximum length. Pictures that it contains as data URLs do not count, because the server
 * stores them separately.
 */
function isShortEnough(text: string): boolean {
  return text.replaceAll(imageDataUrls, '').length <= maxContentLength
}
const tooLong = { error: `Use at most ${maxContentLength} characters.` }

/**
 * A slug (the readable last part of a post's address). The typed text is turned into one; if it is blank, the slug is made from the
 * title.
 */
const Slug = optionalLine(1000)
  .transform((typed) => (typed ? slugify(typed) || null : typed))
  .refine((slug) => !slug || slug.length <= maxSlugLength, `Use at most ${maxSlugLength} characters.`)
  .refine((slug) => slug !== 'undefined', 'This cannot be part of an address.')

const CanonicalUrl = optionalLine(1000).refine(
  (address) => !address || isWebAddress(address),
  'An address begins with https:// or http://.',
)

function isWebAddress(address: string): boolean {
  const url = parseUrl(address)
  return (url?.protocol === 'https:' || url?.protocol === 'http:') && !/\s/.test(address)
}

const postFields = {
  title: requiredLine(200, 'Tiêu đề là bắt buộc'),
  titleVi: optionalLine(200),
  slug: Slug,
  slugVi: Slug,
  excerpt: requiredText(1000, 'Tóm tắt là bắt buộc'),
  excerptVi: optionalText(1000),
  content: storedText('Nội dung là bắt buộc')
    .min(1, { error: 'Nội dung là bắt buộc', abort: true })
    .refine(isShortEnough, tooLong),
  contentVi: storedText()
    .refine(isShortEnough, tooLong)
    .nullish()
    .transform((text) => (text === undefined ? undefined : text || null)),
  imageUrl: PictureOrData,
  coverImageUrl: PictureOrData,
  ogImageUrl: PictureOrData,
  metaTitle: optionalLine(200),
  metaTitleVi: optionalLine(200),
  metaDescription: optionalLine(500),
  metaDescriptionVi: optionalLine(500),
  keywords: optionalLine(500),
  keywordsVi: optionalLine(500),
  canonicalUrl: CanonicalUrl,
  /** The id of the dish that the post is about. Null if the post is not about a dish. */
  dishId: optionalLine(100),
  /** Whether guests can read the post. A new post is a draft if this is not true. */
  published: z.boolean('Say true or false.').optional(),
  /**
   * The position among the pinned posts, 0 to 3. It has no effect on a post that is not pinned; posts are pinned by another call.
   */
  pinOrder: z.int('Choose a place from 0 to 3.').min(0).max(3).nullish(),
}

export const BlogPostInput = z.object(postFields)
export type BlogPostInput = z.output<typeof BlogPostInput>

/** Changes to a post. A field that is not sent stays as it is. */
export const BlogPostChange = z.object(postFields).partial().extend({
  /**
   * The `updatedAt` of the post when the form was opened. If somebody else has changed the post since then, the server rejects the
   * call. Without this field the last change wins.
   */
  updatedAt: InstantText.optional(),
})
export type BlogPostChange = z.output<typeof BlogPostChange>

/** The texts of a post for the preview, which are sent while an author is still writing. */
export const BlogPostTexts = z.object({
  content: storedText().max(maxContentLength),
  contentVi: storedText().max(maxContentLength),
})
export type BlogPostTexts = z.output<typeof BlogPostTexts>
