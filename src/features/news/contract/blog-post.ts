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
    /** The position among the pinned posts, 0 to 3. Null if the post is not pinned. */
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

/** HTML that contains only allowed elements, so that it is safe to insert into a page. */
const RenderedTexts = z.object({ contentHtml: z.string(), contentHtmlVi: z.string().nullable() })

/** A link that guests could not open, or a picture that they could not see, because of its address. */
export const LinkProblem = z.object({
  /**
   * `forbidden`: the site does not allow links of this kind. `incomplete`: the address lacks its beginning, so the link would lead
   * to a page of our site that does not exist. `picture`: the picture is on another site.
   */
  kind: z.enum(['forbidden', 'incomplete', 'picture']),
  /** As it is written. */
  address: z.string(),
  /** The address that the author probably meant. Null if the program cannot guess it. */
  completion: z.string().nullable(),
})
export type LinkProblem = z.infer<typeof LinkProblem>

/** The rendered texts of the preview, and the link problems of each. */
export const PreviewedTexts = RenderedTexts.extend({
  linkProblems: z.object({ content: z.array(LinkProblem), contentVi: z.array(LinkProblem) }),
})
export type PreviewedTexts = z.infer<typeof PreviewedTexts>

/** The dish at the end of an article, with its current name and availability. */
export const ArticleDish = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullable(),
  isAvailable: z.boolean(),
})
export type ArticleDish = z.infer<typeof ArticleDish>

/** A post with its texts as HTML, and with the dish that it is about. */
export const BlogArticle = BlogPost.extend({ ...RenderedTexts.shape, dish: ArticleDish.nullable() }).meta({
  id: 'BlogArticle',
})
export type BlogArticle = z.infer<typeof BlogArticle>

/** A post for reading: with its texts as HTML, but without their Markdown. */
export type ShownArticle = Omit<BlogArticle, 'content' | 'contentVi'>
