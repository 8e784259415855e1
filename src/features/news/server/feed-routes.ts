import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'

import { defaultLanguage, inLanguage, isLanguage } from '#src/kernel/language.ts'
import { ownOrigin } from '#src/server/http/origin.ts'
import { filesPerMinute } from '#src/server/http/request-limits.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { newestPosts, newsFeed } from './feed.ts'
import { findPostContents } from './news-store.ts'
import { newsInMemory } from './news.ts'
import { renderMarkdown } from './render-markdown.ts'

const fiveMinutes = 'public, max-age=300'

/**
 * The route for the news feed: Vietnamese, or English with `?lang=en`. Feed readers request it as a file, so it is not a call of
 * the API.
 */
export function newsFeedRoutes(app: FastifyInstance, services: Services): void {
  const posts = newsInMemory(services)
  const settings = siteSettingsInMemory(services)
  /**
   * The HTML of posts for the feeds in both languages. The sizes of pictures are not looked up, because feed readers choose the
   * size themselves.
   */
  const rendered = new LRUCache<string, Promise<string>>({
    max: 50,
    memoMethod: (text) => renderMarkdown(text, async () => undefined),
  })

  app.get<{ Querystring: { lang?: unknown } }>(
    '/rss.xml',
    { config: filesPerMinute(60) },
    async (request, reply) => {
      const { lang } = request.query
      const language = isLanguage(lang) ? lang : defaultLanguage
      const { name, nameVi } = await settings()
      const place = { language, origin: ownOrigin(request, services.config) }
      const newest = newestPosts(await posts(), place)
      const contents = await findPostContents(
        services.db,
        newest.map(({ id }) => id),
      )
      const items = newest.map(async (post) => {
        const { content = '', contentVi = null } = contents.get(post.id) ?? {}
        return { ...post, contentHtml: await rendered.memo(inLanguage(language, content, contentVi)) }
      })
      const restaurant = inLanguage(language, name, nameVi)
      const feed = newsFeed(await Promise.all(items), { ...place, restaurant })
      return reply.header('Cache-Control', fiveMinutes).type('application/rss+xml; charset=utf-8').send(feed)
    },
  )
}
