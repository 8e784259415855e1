import type { FastifyInstance } from 'fastify'

import { defaultLanguage, inLanguage, isLanguage } from '#src/kernel/language.ts'
import { ownOrigin } from '#src/server/http/origin.ts'
import { filesPerMinute } from '#src/server/http/request-limits.ts'
import type { Services } from '#src/server/services.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { newsFeed } from './feed.ts'
import { newsInMemory } from './news.ts'

const fiveMinutes = 'public, max-age=300'

/**
 * The route for the news as a feed: Vietnamese, or English with `?lang=en`. Feed readers take it as a file, so it is not a call of
 * the API.
 */
export function newsFeedRoutes(app: FastifyInstance, services: Services): void {
  const posts = newsInMemory(services)
  const settings = siteSettingsInMemory(services)
  app.get<{ Querystring: { lang?: unknown } }>(
    '/rss.xml',
    { config: filesPerMinute(60) },
    async (request, reply) => {
      const { lang } = request.query
      const language = isLanguage(lang) ? lang : defaultLanguage
      const { name, nameVi } = await settings()
      const feed = newsFeed(await posts(), {
        language,
        origin: ownOrigin(request, services.config),
        restaurant: inLanguage(language, name, nameVi),
      })
      return reply.header('Cache-Control', fiveMinutes).type('application/rss+xml; charset=utf-8').send(feed)
    },
  )
}
