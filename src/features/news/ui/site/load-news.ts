import type { Api } from '#src/web/api.ts'
import type { BlogPostCard, ShownArticle } from '../../contract/blog-post.ts'

export function loadNews(api: Api): Promise<readonly BlogPostCard[]> {
  return api.call('GET /api/blog-posts', { query: { published: 'true', view: 'card' } })
}

/** Loads the post of this name. */
export async function loadArticle(api: Api, slug: string): Promise<ShownArticle> {
  const {
    content: _,
    contentVi: __,
    ...shown
  } = await api.call('GET /api/blog-posts/slug/:slug', { params: { slug } })
  return shown
}
