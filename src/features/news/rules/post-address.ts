import type { Language } from '#src/kernel/language.ts'

interface AddressedPost {
  readonly id: string
  readonly slug: string | null
  readonly slugVi: string | null
}

/**
 * Returns the slug, or undefined if it is empty. An earlier program stored the text "undefined" for posts without a slug, so this
 * text counts as empty too.
 */
function usable(slug: string | null): string | undefined {
  return slug === null || slug === '' || slug === 'undefined' ? undefined : slug
}

/** The last part of a post's address: the slug in the given language, or else the slug in the other language, or else the id. */
export function postSlug(post: AddressedPost, language: Language): string {
  const [own, other] = language === 'vi' ? [post.slugVi, post.slug] : [post.slug, post.slugVi]
  return usable(own) ?? usable(other) ?? post.id
}

/** The path of a post in the given language, such as "/news/why-our-dough-rests-for-two-days". */
export function postPath(post: AddressedPost, language: Language): string {
  return `/news/${encodeURIComponent(postSlug(post, language))}`
}

/** Whether this is one of the post's current slugs or its id. If not, it is a former slug of the post. */
export function isPostName(post: AddressedPost, name: string): boolean {
  return name === post.id || name === usable(post.slug) || name === usable(post.slugVi)
}
