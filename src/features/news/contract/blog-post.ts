import { z } from 'zod'

import { PicturePlaceholder } from '#src/kernel/placeholder-field.ts'

const instant = z.iso.datetime()

/** The fields of a post that a list shows. Vietnamese fields are null if there is only an English text. */
export const BlogPostCard = z
  .object({
    id: z.string(),
    title: z.string(),
    titleVi: z.string().nullable(),
    slug: z.string().nullable(),
    slugVi: z.string().nullable(),
    excerpt: z.string(),
    excerptVi: z.string().nullable(),
    /** The thumbnail is in 4:3, the cover in 16:9. */
    imageUrl: z.string().nullable(),
    coverImageUrl: z.string().nullable(),
    imagePlaceholder: PicturePlaceholder,
    coverImagePlaceholder: PicturePlaceholder,
    pinned: z.boolean(),
    /** The place among the pinned posts, 0 to 3. It is null if the post is not pinned. */
    pinOrder: z.int().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'BlogPostCard' })
export type BlogPostCard = z.infer<typeof BlogPostCard>

/** A whole post. `content` is Markdown. */
export const BlogPost = BlogPostCard.extend({
  content: z.string(),
  contentVi: z.string().nullable(),
  ogImageUrl: z.string().nullable(),
  metaTitle: z.string().nullable(),
  metaTitleVi: z.string().nullable(),
  metaDescription: z.string().nullable(),
  metaDescriptionVi: z.string().nullable(),
  keywords: z.string().nullable(),
  keywordsVi: z.string().nullable(),
  canonicalUrl: z.string().nullable(),
  /** The dish that the post is about. It is null if there is none, or if the dish was deleted. */
  dishId: z.string().nullable(),
  /** True if the English text was changed after the Vietnamese one. */
  translationOutdated: z.boolean(),
  published: z.boolean(),
}).meta({ id: 'BlogPost' })
export type BlogPost = z.infer<typeof BlogPost>

/** HTML with only allowed elements, so it is safe to show. */
const RenderedTexts = z.object({ contentHtml: z.string(), contentHtmlVi: z.string().nullable() })

/** A link or picture that guests could not open or see, because of how its address is written. */
export const LinkProblem = z.object({
  /**
   * `forbidden`: the site does not allow such links. `incomplete`: the link leads nowhere on our own site. `picture`: the picture
   * is on another site.
   */
  kind: z.enum(['forbidden', 'incomplete', 'picture']),
  /** As it is written. */
  address: z.string(),
  /** The address that the author probably meant. It is null if that is unknown. */
  completion: z.string().nullable(),
})
export type LinkProblem = z.infer<typeof LinkProblem>

/** The rendered texts of the preview, and the link problems of each. */
export const PreviewedTexts = RenderedTexts.extend({
  linkProblems: z.object({ content: z.array(LinkProblem), contentVi: z.array(LinkProblem) }),
})
export type PreviewedTexts = z.infer<typeof PreviewedTexts>

/** The dish that shows at the end of an article, with its present name and availability. */
export const ArticleDish = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullable(),
  isAvailable: z.boolean(),
})
export type ArticleDish = z.infer<typeof ArticleDish>

/** A post with its text rendered, and with the dish that it is about. */
export const BlogArticle = BlogPost.extend({ ...RenderedTexts.shape, dish: ArticleDish.nullable() }).meta({
  id: 'BlogArticle',
})
export type BlogArticle = z.infer<typeof BlogArticle>

/** A post for reading: rendered, without its Markdown. */
export type ShownArticle = Omit<BlogArticle, 'content' | 'contentVi'>
