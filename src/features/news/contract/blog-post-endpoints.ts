import { z } from 'zod'

import { endpointsOf } from '#src/kernel/endpoint.ts'
import { requiredLine, RowId } from '#src/kernel/text-field.ts'
import { maxSlugLength } from '../rules/post-limits.ts'
import { BlogArticle, BlogPost, BlogPostCard } from './blog-post.ts'

const endpoint = endpointsOf('News')
const yesOrNo = z.enum(['true', 'false'])
const noSuchPost = 'No such post, or not published'

export const listBlogPosts = endpoint('GET /api/blog-posts', {
  summary:
    'The published posts: pinned ones by their order, then the newest; for admins with all=true drafts too',
  query: z.object({
    /**
     * Limits the list to published posts. It matters only for admins who also send `all`, because everyone else gets only published
     * posts anyway.
     */
    published: yesOrNo.optional(),
    all: yesOrNo.optional(),
    /** `card` leaves out the text of each article and the fields that are only for search engines. */
    view: z.enum(['full', 'card']).optional(),
    limit: z.coerce.number().int().min(1).max(100).optional(),
  }),
  response: z.array(z.union([BlogPost, BlogPostCard])),
  problems: { 401: 'Drafts, without a session', 403: 'Drafts, for someone who is no admin' },
})

export const getBlogPostBySlug = endpoint('GET /api/blog-posts/slug/:slug', {
  summary: 'One post by its slug, its Vietnamese slug, its id or a slug it had before',
  params: z.object({ slug: requiredLine(maxSlugLength, 'Name a post.') }),
  response: BlogArticle,
  problems: { 404: noSuchPost },
  codes: ['news.post-not-found'],
})

export const getBlogPost = endpoint('GET /api/blog-posts/:id', {
  summary: 'One post by its id',
  params: z.object({ id: RowId }),
  response: BlogArticle,
  problems: { 404: noSuchPost },
  codes: ['news.post-not-found'],
})
