import type { Api } from '#src/web/api.ts'
import type { PageLoad } from '#src/web/page-data.ts'
import type { BlogArticle, BlogPostCard } from '../../contract/blog-post.ts'
import type { getBlogPostBySlug, listBlogPosts } from '../../contract/blog-post-endpoints.ts'

export function loadNews(api: Api): Promise<readonly BlogPostCard[]> {
  return api.call<typeof listBlogPosts>('GET /api/blog-posts', { query: { published: 'true', view: 'card' } })
}

/** A post as its page needs it: rendered, without the Markdown it was made from. */
export type ShownArticle = Omit<BlogArticle, 'content' | 'contentVi'>

const known = new Map<string, PageLoad<ShownArticle>>()

/** Loads the post of this name. The same name is the same function, by which the browser remembers what it has loaded. */
export function articleLoad(slug: string): PageLoad<ShownArticle> {
  if (typeof document === 'undefined') return (api) => loadArticle(api, slug)
  const load = known.get(slug) ?? ((api: Api) => loadArticle(api, slug))
  known.set(slug, load)
  return load
}

async function loadArticle(api: Api, slug: string): Promise<ShownArticle> {
  const {
    content: _,
    contentVi: __,
    ...shown
  } = await api.call<typeof getBlogPostBySlug>('GET /api/blog-posts/slug/:slug', { params: { slug } })
  return shown
}
