import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { requireAudience } from '#src/server/http/actor.ts'
import { notFound } from '#src/kernel/problem.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { getBlogPost, getBlogPostBySlug, listBlogPosts } from '../contract/blog-post-endpoints.ts'
import { articles } from './article.ts'
import { findPostById, findPostByName, findPostCards, findPosts, type StoredPost } from './news-store.ts'
import { withPlaceholders } from './present-post.ts'

/** The routes by which anyone can read the news. Admins also get drafts. */
export function newsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services
  const present = articles(services)

  route(app, listBlogPosts, { caching: 'public', policy: draftsForAdmins }, async ({ query, reply }) => {
    const drafts = query.all === 'true' && query.published !== 'true'
    if (query.all === 'true') keepPrivate(reply)
    const posts =
      query.view === 'card' ? await findPostCards(db, { drafts }) : await findPosts(db, { drafts })
    return Promise.all(posts.slice(0, query.limit).map((post) => withPlaceholders(services, post)))
  })

  route(app, getBlogPostBySlug, { caching: 'public' }, async ({ params, request, reply }) =>
    present(shown(await findPostByName(db, params.slug, whoLooks(request)), reply)),
  )

  route(app, getBlogPost, { caching: 'public' }, async ({ params, request, reply }) =>
    present(shown(await findPostById(db, params.id, whoLooks(request)), reply)),
  )
}

/**
 * Throws an error if someone other than an admin asks for drafts. The check is here, because the table of rights allows everyone to
 * read the list.
 */
function draftsForAdmins(request: FastifyRequest): void {
  const { all } = request.query as { all?: unknown } // This is the value as the browser sent it. The contract has not validated it yet.
  if (all === 'true') requireAudience(request, 'admin')
}

/** For an admin, drafts are found too, so that an admin can read a post at its address before it is published. */
function whoLooks(request: FastifyRequest): { drafts: boolean } {
  return { drafts: request.actor?.role === 'admin' }
}

function shown(post: StoredPost | undefined, reply: FastifyReply): StoredPost {
  if (!post) throw notFound('news.post-not-found', 'Post not found: 404')
  if (!post.published) keepPrivate(reply)
  return post
}

function keepPrivate(reply: FastifyReply): void {
  reply.header('Cache-Control', 'no-store')
}
