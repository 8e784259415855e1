import { Window } from 'happy-dom'
import { beforeAll, expect, test } from 'vitest'

import type { PlacedOrder } from '#src/features/orders/contract/order.ts'
import { builtSite, siteFiles } from '#src/server/pages/site-files.ts'
import { webHandler } from '#src/server/pages/page-handler.ts'
import { orderFor } from '../support/orders.ts'
import { testRestaurant } from '../support/test-restaurant.ts'
import { asChosen, mark, takeTranslations, unmarked } from './untranslated.ts'

// A restaurant of which nothing is translated: what it has written is English, and says so on every page in Vietnamese.

const restaurant = testRestaurant({}, async (app, services) => {
  await siteFiles(app)
  webHandler(app, services, await builtSite())
})

let ticket = ''
beforeAll(async () => {
  await takeTranslations(restaurant)
  const payload = await orderFor(restaurant.app, [{ id: 'pepperoni', customization: asChosen }])
  const placed = await restaurant.app.inject({ method: 'POST', url: '/api/orders', payload })
  ticket = placed.json<PlacedOrder>().ticketUrl
})

test.each(['/', '/menu', '/menu?q=pizza', '/about', '/news', '/booking', '/contact', 'article', 'ticket'])(
  'on %s',
  async (name) => {
    const [post] = (await restaurant.app.inject('/api/blog-posts')).json<{ slug: string }[]>()
    const url = { article: `/news/${post?.slug}`, ticket }[name] ?? name
    const { body } = await restaurant.app.inject(url)
    expect(body).toContain(mark)
    const { document } = new Window()
    // Neither run nor fetched.
    document.body.innerHTML = body.replaceAll(
      /<(script|style|head)\b.*?<\/\1>|<(link|img|source)\b[^>]*>/gs,
      '',
    )
    expect(unmarked(document as unknown as Document)).toEqual([])
    const english = await restaurant.app.inject(`${url}${url.includes('?') ? '&' : '?'}lang=en`)
    expect(english.body).toContain(mark)
    expect(english.body).not.toContain('<span lang="en"')
  },
)
