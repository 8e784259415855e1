import type { BlogPost } from '../contract/blog-post.ts'

/** What stands in the form of a post; an empty text is none. */
export type PostValues = {
  title: string
  titleVi: string
  excerpt: string
  excerptVi: string
  content: string
  contentVi: string
  slug: string
  slugVi: string
  imageUrl: string
  coverImageUrl: string
  ogImageUrl: string
  metaTitle: string
  metaTitleVi: string
  metaDescription: string
  metaDescriptionVi: string
  keywords: string
  keywordsVi: string
  canonicalUrl: string
  dishId: string
  published: boolean
}

/** An empty form; a post that is added from the office is published. */
export const newPostValues: PostValues = {
  title: '',
  titleVi: '',
  excerpt: '',
  excerptVi: '',
  content: '',
  contentVi: '',
  slug: '',
  slugVi: '',
  imageUrl: '',
  coverImageUrl: '',
  ogImageUrl: '',
  metaTitle: '',
  metaTitleVi: '',
  metaDescription: '',
  metaDescriptionVi: '',
  keywords: '',
  keywordsVi: '',
  canonicalUrl: '',
  dishId: '',
  published: true,
}

export function postValues(post: BlogPost): PostValues {
  return {
    title: post.title,
    titleVi: post.titleVi ?? '',
    excerpt: post.excerpt,
    excerptVi: post.excerptVi ?? '',
    content: post.content,
    contentVi: post.contentVi ?? '',
    slug: post.slug ?? '',
    slugVi: post.slugVi ?? '',
    imageUrl: post.imageUrl ?? '',
    coverImageUrl: post.coverImageUrl ?? '',
    ogImageUrl: post.ogImageUrl ?? '',
    metaTitle: post.metaTitle ?? '',
    metaTitleVi: post.metaTitleVi ?? '',
    metaDescription: post.metaDescription ?? '',
    metaDescriptionVi: post.metaDescriptionVi ?? '',
    keywords: post.keywords ?? '',
    keywordsVi: post.keywordsVi ?? '',
    canonicalUrl: post.canonicalUrl ?? '',
    dishId: post.dishId ?? '',
    published: post.published,
  }
}

/** A form of whatever storage holds; what is missing or of another kind is as in `otherwise`. */
export function restorePostValues(stored: unknown, otherwise: PostValues): PostValues {
  if (typeof stored !== 'object' || stored === null) return otherwise
  const known = Object.entries(stored).filter(
    ([name, value]) => typeof value === typeof Object.entries(otherwise).find(([each]) => each === name)?.[1],
  )
  return { ...otherwise, ...Object.fromEntries(known) }
}
