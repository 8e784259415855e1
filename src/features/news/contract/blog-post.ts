import { z } from 'zod'

import { PicturePlaceholder } from '#src/kernel/placeholder-field.ts'

const instant = z.iso.datetime()

/** What a list shows of a post. Vietnamese fields are null where there is only the English text. */
export const BlogPostCard = z
  .object({
    id: z.string(),
    title: z.string(),
    titleVi: z.string().nullable(),
    slug: z.string().nullable(),
    slugVi: z.string().nullable(),
    excerpt: z.string(),
    excerptVi: z.string().nullable(),
    /** Thumbnail 4:3 and cover 16:9. */
    imageUrl: z.string().nullable(),
    coverImageUrl: z.string().nullable(),
    imagePlaceholder: PicturePlaceholder,
    coverImagePlaceholder: PicturePlaceholder,
    pinned: z.boolean(),
    /** 0 to 3; null where the post is not pinned. */
    pinOrder: z.int().nullable(),
    createdAt: instant,
    updatedAt: instant,
  })
  .meta({ id: 'BlogPostCard' })
export type BlogPostCard = z.infer<typeof BlogPostCard>

/** A whole post; `content` is Markdown. */
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
  /** The dish it is about; null where there is none, or it was deleted. */
  dishId: z.string().nullable(),
  /** Whether the English text was changed after the Vietnamese one. */
  translationOutdated: z.boolean(),
  published: z.boolean(),
}).meta({ id: 'BlogPost' })
export type BlogPost = z.infer<typeof BlogPost>

/** HTML of a closed list of elements, safe to show. */
const RenderedTexts = z.object({ contentHtml: z.string(), contentHtmlVi: z.string().nullable() })

/** A link or picture of a text that guests would not reach as it is written. */
export const LinkProblem = z.object({
  /** `forbidden`: no such links are followed; `incomplete`: it leads nowhere on our own site; `picture`: one of another site. */
  kind: z.enum(['forbidden', 'incomplete', 'picture']),
  /** As it is written. */
  address: z.string(),
  /** What was meant, where that is known. */
  completion: z.string().nullable(),
})
export type LinkProblem = z.infer<typeof LinkProblem>

/** Texts that are still being written, and what is wrong with the links of each. */
export const PreviewedTexts = RenderedTexts.extend({
  linkProblems: z.object({ content: z.array(LinkProblem), contentVi: z.array(LinkProblem) }),
})
export type PreviewedTexts = z.infer<typeof PreviewedTexts>

/** The dish an article ends with, as it is on the menu now. */
export const ArticleDish = z.object({
  id: z.string(),
  name: z.string(),
  nameVi: z.string().nullable(),
  isAvailable: z.boolean(),
})
export type ArticleDish = z.infer<typeof ArticleDish>

/** A post with its text rendered, and the dish it is about. */
export const BlogArticle = BlogPost.extend({ ...RenderedTexts.shape, dish: ArticleDish.nullable() }).meta({
  id: 'BlogArticle',
})
export type BlogArticle = z.infer<typeof BlogArticle>

/** A post as it is read: rendered, without the Markdown it was made from. */
export type ShownArticle = Omit<BlogArticle, 'content' | 'contentVi'>
