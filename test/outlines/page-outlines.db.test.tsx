import { showPart, type PartOptions, type ShownPart } from '#test/support/dom/shown-part.tsx'
import { screen, waitFor } from '@testing-library/react'
import { type ComponentType, type ReactElement, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/shared/cart-store.ts'
import ContactPage from '#src/features/contact/ui/site/contact-page.tsx'
import AccessibilityPage from '#src/features/legal/ui/site/accessibility-page.tsx'
import PrivacyPolicyPage from '#src/features/legal/ui/site/privacy-policy-page.tsx'
import TermsOfServicePage from '#src/features/legal/ui/site/terms-of-service-page.tsx'
import { loadMenu } from '#src/features/menu/ui/site/load-menu.ts'
import MenuPage from '#src/features/menu/ui/site/menu-page.tsx'
import type { BlogPostCard } from '#src/features/news/contract/blog-post.ts'
import { LatestNews } from '#src/features/news/ui/site/latest-news.tsx'
import ArticlePage from '#src/features/news/ui/site/article-page.tsx'
import { loadArticle, loadNews } from '#src/features/news/ui/site/load-news.ts'
import NewsPage from '#src/features/news/ui/site/news-page.tsx'
import AboutPage from '#src/features/pages/ui/site/about-page.tsx'
import HomePage from '#src/features/pages/ui/site/home-page.tsx'
import { LowerHome } from '#src/features/pages/ui/site/lower-home.tsx'
import BookingPage from '#src/features/reservations/ui/site/booking-page.tsx'
import SiteLayout from '#src/layouts/site-layout.tsx'
import { ErrorPage } from '#src/web/error-page.tsx'
import { NotFound } from '#src/web/not-found.tsx'
import { RenderedData } from '#src/web/page-data.ts'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { outline } from '#test/support/dom/outline.ts'
import { settledOutline } from '#test/support/dom/settled-outline.ts'
import { loaderApi } from '#test/support/loader-api.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'

const restaurant = testRestaurant()

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver))
afterEach(() => replaceCart([]))

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

const addPepperoni = (shown: ShownPart) =>
  press(shown, /^(Thêm Pepperoni Ý vào giỏ hàng|Add Pepperoni to (the )?cart)$/)
/** All of them: the first frame has room for one. */
const questions = () =>
  waitFor(() => expect(document.querySelectorAll('dialog[open] fieldset')).toHaveLength(4))

const pages: Readonly<Record<string, Page>> = {
  frame: { page: () => <SiteLayout /> },
  'frame-of-menu': {
    page: () => <SiteLayout />,
    until: (shown) => press(shown, /^(Mở danh mục trang|Open the navigation)$/),
  },
  home: {
    page: async () => shownWith(HomePage, await home()),
    until: () =>
      waitFor(() => expect(document.querySelectorAll('article, figure, video')).toHaveLength(4 + 4 + 8 + 2)),
  },
  'home-below': { page: async () => <LowerHome content={await home()} /> },
  'home-news': { page: async () => <LatestNews heading={await home()} /> },
  menu: { page: menu, address: '/menu?q=pepperoni' },
  'menu-category': { page: menu, address: '/menu?category=starters' },
  'menu-nothing': { page: menu, address: '/menu?q=sushi' },
  'dish-dialog': {
    page: menu,
    address: '/menu?q=pepperoni',
    async until(shown) {
      await addPepperoni(shown)
      await questions()
    },
  },
  'dish-dialog-incomplete': {
    page: menu,
    address: '/menu?q=pepperoni',
    async until(shown) {
      await addPepperoni(shown)
      await questions()
      await press(shown, /^(Thêm vào giỏ|Add to cart)/)
    },
  },
  about: {
    page: async () => shownWith(AboutPage, await api.call('GET /api/about-content')),
    address: '/about',
  },
  'about-without-pictures': {
    async page() {
      const content = await api.call('GET /api/about-content')
      return shownWith(AboutPage, { ...content, storyImageUrl: null, storyImageUrl2: null })
    },
    address: '/about',
  },
  news: { page: async () => shownWith(NewsPage, { posts: await loadNews(api) }), address: '/news' },
  'news-empty': { page: () => shownWith(NewsPage, { posts: [] }), address: '/news' },
  article: { page: article, address: '/news/article' },
  'article-missing': { page: () => shownWith(ArticlePage, { post: null, next: [] }), address: '/news/none' },
  booking: {
    page: () => <BookingPage />,
    address: '/booking',
    until: () => screen.findByText(/^(Tên của bạn|Your name)$/),
  },
  contact: { page: () => <ContactPage />, address: '/contact' },
  // Of a restaurant whose owner has filled in nothing yet.
  'contact-without-details': {
    page: () => <ContactPage />,
    address: '/contact',
    settings: { phone: '', email: '', address: '', addressVi: '' },
  },
  privacy: { page: () => <PrivacyPolicyPage />, address: '/privacy-policy' },
  terms: { page: () => <TermsOfServicePage />, address: '/terms-of-service' },
  accessibility: { page: () => <AccessibilityPage />, address: '/accessibility' },
  'not-found': { page: () => <NotFound />, address: '/none' },
  failed: { page: () => <ErrorPage error={new Error('failed')} />, address: '/menu' },
}

/** What the head says of the page, a line for each tag. */
const headOfPage = () =>
  [...document.querySelectorAll('title, meta, link[rel=canonical], link[rel=alternate]')]
    .map(
      (tag) => [...tag.attributes].map(({ name, value }) => `${name}=${value}`).join(' ') || tag.textContent,
    )
    .join('\n')

test.each(
  Object.entries(pages).flatMap(([name, shown]) =>
    (['vi', 'en'] as const).map((language) => [name, language, shown] as const),
  ),
)(
  '%s in %s holds, says and tells the browser what it did',
  async (name, language, { page, until, ...options }) => {
    const part = <Suspense>{await page()}</Suspense>
    const shown = await showPart(restaurant, part, { language, ...options })
    await until?.(shown)
    const file = `pages/${name}-${language}.txt`
    const held = await settledOutline(file, () => {
      const opened = document.querySelector('dialog[open]')
      return opened ? outline(opened) : `${headOfPage()}\n${outline(document.body)}`
    })
    await expect(held).toMatchFileSnapshot(file)
  },
)
