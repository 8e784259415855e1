import { showPart } from '#test/support/dom/shown-part.tsx'
import type { ComponentProps } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'

import { loaderApi } from '#test/support/loader-api.ts'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { pageSeoTable } from '../../server/page-seo-table.ts'
import { homeTexts } from '../../texts/home-texts.ts'
import HomePage from './home-page.tsx'

const restaurant = testRestaurant()
beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  await restaurant.content.change((tx) => tx.delete(pageSeoTable))
})

test.each([
  ['vi', 'Pizza by the sea', 'Pizza bên biển', 'Pizza bên biển'],
  ['en', 'Pizza by the sea', 'Pizza bên biển', 'Pizza by the sea'],
  ['vi', 'Pizza by the sea', '', 'Pizza by the sea'],
  ['vi', '', '', homeTexts.vi.title],
  ['en', '', '', homeTexts.en.title],
] as const)(
  'the first page is called after what the restaurant is: in %s, with "%s" and "%s", "%s"',
  async (language, tagline, taglineVi, title) => {
    const loaderData = await loaderApi(restaurant).call('GET /api/home-content')
    const props: object = { loaderData }
    // The page looks at nothing else of what the router gives it.
    const page = <HomePage {...(props as ComponentProps<typeof HomePage>)} />
    await showPart(restaurant, page, { language, settings: { tagline, taglineVi } })
    await vi.waitFor(() => expect(document.title).toMatch(new RegExp(`^${title}( · |$)`)))
  },
)
