import type { Language } from '#src/kernel/language.ts'

interface AddressedPost {
  readonly id: string
  readonly slug: string | null
  readonly slugVi: string | null
}

/**
 * Returns the slug, or undefined if it is empty. A program once wrote "undefined" for posts without a slug, so that text counts as
 * empty too.
 */
function usable(slug: string | null): string | undefined {
  return slug === null || slug === '' || slug === 'undefined' ? undefined : slug
}

/** The last part of a post's address in a language: the slug of that language, otherwise the other slug, otherwise the id. */
export function postSlug(post: AddressedPost, language: Language): string {
  const [own, other] = language === 'vi' ? [post.slugVi, post.slug] : [post.slug, post.slugVi]
  return usable(own) ?? usable(other) ?? post.id
}

/** The path of a post in a language, such as "/news/why-our-dough-rests-for-two-days". */
export function postPath(post: AddressedPost, language: Language): string {
  return `/news/${encodeURIComponent(postSlug(post, language))}`
}

/** Whether this name is one of the post's present slugs or its id. If not, it is a slug that the post had earlier. */
export function isPostName(post: AddressedPost, name: string): boolean {
  return name === post.id || name === usable(post.slug) || name === usable(post.slugVi)
}
