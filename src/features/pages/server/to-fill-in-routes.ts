import type { FastifyInstance } from 'fastify'

import { route } from '#src/server/http/route.ts'
import type { Services } from '#src/server/services.ts'
import { listAccounts } from '#src/features/accounts/server/accounts.ts'
import { hasCategories, menuInMemory } from '#src/features/menu/server/menu.ts'
import { newsInMemory } from '#src/features/news/server/news.ts'
import { siteSettingsInMemory } from '#src/features/restaurant/server/restaurant.ts'
import { publishedReviews } from '#src/features/reviews/server/reviews.ts'
import { listToFillIn } from '../contract/to-fill-in-endpoints.ts'
import { toFillIn } from '../rules/to-fill-in.ts'
import { findAboutContent } from './about-content-store.ts'
import { findHomeContent } from './home-content-store.ts'
import { listPageSeo } from './page-seo-store.ts'
import { presentAboutRecord, presentHomeRecord, presentPageSeo } from './present-page.ts'

/** Serves the list of things that the owner still has to fill in, which is made from all content of the site. */
export function toFillInRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services
  const settings = siteSettingsInMemory(services)
  const dishes = menuInMemory(services)
  const posts = newsInMemory(services)
  route(app, listToFillIn, async () =>
    toFillIn(
      {
        settings: await settings(),
        hasCategories: await hasCategories(db),
        dishes: await dishes(),
        home: presentHomeRecord(await findHomeContent(db)),
        about: presentAboutRecord(await findAboutContent(db)),
        heads: (await listPageSeo(db)).map(presentPageSeo),
        reviews: await publishedReviews(db),
        posts: await posts(),
        accounts: await listAccounts(db),
      },
      clock.now(),
    ),
  )
}
