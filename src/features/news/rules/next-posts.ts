import type { BlogPostCard } from '../contract/blog-post.ts'

/** Posts that an article leads on to, at most. */
const maxNext = 3

/** As much of a post as its link shows. */
export type NextPost = Pick<
  BlogPostCard,
  | 'id'
  | 'title'
  | 'titleVi'
  | 'slug'
  | 'slugVi'
  | 'imageUrl'
  | 'imagePlaceholder'
  | 'coverImageUrl'
  | 'coverImagePlaceholder'
>

/** The posts that follow one in the list, which begins again at its end; the first ones for a post that is not in it. */
export function nextPosts(posts: readonly BlogPostCard[], id: string): NextPost[] {
  const at = posts.findIndex((post) => post.id === id)
  const following = [...posts.slice(at + 1), ...posts.slice(0, Math.max(at, 0))]
  return following.slice(0, maxNext).map((post) => ({
    id: post.id,
    title: post.title,
    titleVi: post.titleVi,
    slug: post.slug,
    slugVi: post.slugVi,
    imageUrl: post.imageUrl,
    imagePlaceholder: post.imagePlaceholder,
    coverImageUrl: post.coverImageUrl,
    coverImagePlaceholder: post.coverImagePlaceholder,
  }))
}
