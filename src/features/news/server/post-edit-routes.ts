import type { FastifyInstance } from 'fastify'

import { requireActor } from '#src/server/http/actor.ts'
import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import * as posts from '../contract/post-edit-endpoints.ts'
import { previewTexts } from './article.ts'
import { changePost, createPost, deletePost } from './edit-posts.ts'
import { togglePin } from './pin-posts.ts'
import { withPlaceholders } from './present-post.ts'

/** The routes by which admins change the news. */
export function postEditRoutes(app: FastifyInstance, services: Services): void {
  route(app, posts.createBlogPost, async ({ request, body }) =>
    withPlaceholders(services, await createPost(services, requireActor(request), body)),
  )
  route(app, posts.changeBlogPost, async ({ request, params, body }) =>
    withPlaceholders(services, await changePost(services, requireActor(request), params.id, body)),
  )
  route(app, posts.pinBlogPost, async ({ request, params }) =>
    withPlaceholders(services, await togglePin(services, requireActor(request), params.id)),
  )
  route(app, posts.previewBlogPost, ({ body }) => previewTexts(services, body))
  route(app, posts.deleteBlogPost, ({ request, params }) =>
    deletePost(services, requireActor(request), params.id),
  )
}
