import type { BlogPostCard } from '../contract/blog-post.ts'

/** An article links to at most this many other posts at its end. */
const maxNext = 3

/**
 * The posts that come after this post in the list, and then those from the beginning of the list. If the post is not in the list,
 * the first posts.
 */
export function nextPosts(posts: readonly BlogPostCard[], id: string): BlogPostCard[] {
  const at = posts.findIndex((post) => post.id === id)
  const following = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))]
  return following.slice(0, maxNext)
}
