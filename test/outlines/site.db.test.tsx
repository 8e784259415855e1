import { wine } from '#test/support/cart-samples.ts'
import { join } from 'node:path'

import { showPart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import { showOrdering } from '#src/features/cart/ui/site/ordering-step.ts'
import ContactPage from '#src/features/contact/ui/site/contact-page.tsx'
import PrivacyPolicyPage from '#src/features/legal/ui/site/privacy-policy-page.tsx'
import { loadMenu } from '#src/features/menu/ui/site/load-menu.ts'
import MenuPage from '#src/features/menu/ui/site/menu-page.tsx'
import type { BlogPostCard } from '#src/features/news/contract/blog-post.ts'
import ArticlePage from '#src/features/news/ui/site/article-page.tsx'
import { loadArticle, loadNews } from '#src/features/news/ui/site/load-news.ts'
import NewsPage from '#src/features/news/ui/site/news-page.tsx'
import AboutPage from '#src/features/pages/ui/site/about-page.tsx'
import HomePage from '#src/features/pages/ui/site/home-page.tsx'
import { Ordering } from '#src/features/orders/ui/site/ordering.tsx'
import BookingPage from '#src/features/reservations/ui/site/booking-page.tsx'
import { loadRoom } from '#src/features/restaurant/ui/site/load-room.ts'
import SiteLayout from '#src/layouts/site-layout.tsx'
import { ErrorPage } from '#src/web/error-page.tsx'
import { NotFound } from '#src/web/not-found.tsx'
import { RenderedData } from '#src/web/page-data.ts'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { settledSnapshot } from '#test/support/dom/settled-snapshot.ts'
import { loaderApi } from '#test/support/loader-api.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => {
  replaceCart([])
  showOrdering('closed')
})

const api = loaderApi(restaurant)

/** A page as the router shows it with what its loader has loaded: it looks at nothing else of what it is given. */
function shownWith<Props extends object>(Page: ComponentType<Props>, loaderData: unknown): ReactElement {
  const props = { loaderData, params: {} }
  // As said above.
  return <Page {...(props as unknown as Props)} />
}

const firstPost = async (): Promise<BlogPostCard> => {
  const [post] = await loadNews(api)
  if (!post) throw new Error('The demo restaurant has news')
  return post
}
const article = async () => shownWith(ArticlePage, await loadArticle(api, (await firstPost()).slug ?? ''))
const menu = async () => (
  <RenderedData value={new Map([['/menu', await loadMenu(api)]])}>
    <MenuPage />
  </RenderedData>
)
const home = () => api.call('GET /api/home-content')
const press = async ({ user }: ShownPart, name: RegExp) =>
  user.click(await screen.findByRole('button', { name }))

interface Page extends PartOptions {
  readonly page: () => ReactElement | Promise<ReactElement>
  /** Leads to the state that is compared. */
  readonly until?: (shown: ShownPart) => Promise<unknown>
}

const ordering = () => {
  replaceCart([wine])
  showOrdering('cart')
  return <Ordering />
}

const pages: Readonly<Record<string, Page>> = {
  // Before all others: what dishes offer is asked for once, by whichever page comes first.
  'dish-dialog': {
    page: menu,
    address: '/menu?q=pepperoni',
    async until(shown) {
      await press(shown, /^Add Pepperoni to/)
      // All of them: the first frame has room for one.
      await waitFor(() => expect(document.querySelectorAll('dialog[open] fieldset')).toHaveLength(4))
      await press(shown, /^Add to cart/)
    },
  },
  frame: { page: () => <SiteLayout /> },
  home: {
    page: async () => shownWith(HomePage, await home()),
    // Parts whose code comes when they are near.
    async until() {
      await screen.findByRole('textbox', { name: 'Your name' })
      await screen.findByRole('list', { name: 'Said at the table' })
      await screen.findByRole('heading', { name: /our dough rests/ })
    },
  },
  menu: { page: menu, address: '/menu?category=starters' },
  cart: { page: ordering },
  checkout: {
    page: ordering,
    async until(shown) {
      await press(shown, /^Checkout$/)
      await shown.user.click(await screen.findByRole('radio', { name: 'Delivery' }))
      await press(shown, /^Place order/)
    },
  },
  about: {
    page: async () => shownWith(AboutPage, await api.call('GET /api/about-content')),
    address: '/about',
  },
  news: { page: async () => shownWith(NewsPage, { data: await loadNews(api) }), address: '/news' },
  article: { page: article, address: '/news/article' },
  booking: {
    page: async () => shownWith(BookingPage, await loadRoom(api)),
    address: '/booking',
    until: (shown) => press(shown, /^Book/),
  },
  contact: { page: async () => shownWith(ContactPage, await loadRoom(api)), address: '/contact' },
  privacy: {
    page: () => <PrivacyPolicyPage />,
    address: '/privacy-policy',
    until: () => screen.findByRole('heading', { level: 1 }),
  },
  'not-found': { page: () => <NotFound />, address: '/none' },
  failed: {
    page: () => <ErrorPage error={new Error('failed')} />,
    address: '/menu',
    until: () => screen.findByRole('button'),
  },
}

test.each(Object.entries(pages))(
  'the page %s tells assistive technology what it did',
  async (name, { page, until, ...options }) => {
    const part = <Suspense>{await page()}</Suspense>
    const shown = await showPart(restaurant, part, { language: 'en', ...options })
    await until?.(shown)
    const file = join(import.meta.dirname, 'site', `${name}.txt`)
    await expect(await settledSnapshot(shown, file)).toMatchFileSnapshot(file)
  },
)
