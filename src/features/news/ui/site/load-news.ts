import type { Api } from '#src/web/api.ts'
import type { BlogArticle, BlogPostCard } from '../../contract/blog-post.ts'

export function loadNews(api: Api): Promise<readonly BlogPostCard[]> {
  return api.call('GET /api/blog-posts', { query: { published: 'true', view: 'card' } })
}

/** A post as its page needs it: rendered, without the Markdown it was made from. */
export type ShownArticle = Omit<BlogArticle, 'content' | 'contentVi'>

/** Loads the post of this name. */
export async function loadArticle(api: Api, slug: string): Promise<ShownArticle> {
  const {
    content: _,
    contentVi: __,
    ...shown
  } = await api.call('GET /api/blog-posts/slug/:slug', { params: { slug } })
  return shown
}
