import type { Api } from '#src/web/api.ts'
import { nextPosts } from '../../rules/next-posts.ts'
import type { BlogPostCard, ShownArticle } from '../../contract/blog-post.ts'

/** The published posts without their texts, sorted by `sortPosts` as in every list of posts. */
export function loadNews(api: Api): Promise<readonly BlogPostCard[]> {
  return api.call('GET /api/blog-posts', { query: { published: 'true', view: 'card' } })
}

/** An article, and the posts to read after it. */
export interface LoadedArticle {
  readonly post: ShownArticle
  readonly next: readonly BlogPostCard[]
}

/**
 * Loads the post with this slug, and the posts to read after it. If only the list of posts cannot be loaded, the article is shown
 * without links to other posts.
 */
export async function loadArticle(api: Api, slug: string): Promise<LoadedArticle> {
  const [{ content: _, contentVi: __, ...post }, posts] = await Promise.all([
    api.call('GET /api/blog-posts/slug/:slug', { params: { slug } }),
    loadNews(api).catch(() => []),
  ])
  return { post, next: nextPosts(posts, post.id) }
}
