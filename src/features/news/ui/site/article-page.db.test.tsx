import { showPart } from '#test/support/dom/shown-part.tsx'
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { RouterContextProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { Network } from '#test/support/dom/network.ts'
import { ApiError, type Api } from '#src/web/api.ts'
import { chooseLanguage } from '#src/web/chosen-language.ts'
import { providePageRequest } from '#src/web/request-context.ts'
import { loaderApi } from '#test/support/loader-api.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { formerSlugTable } from '../../server/news-table.ts'
import { articleTexts } from '../../texts/article-texts.ts'
import ArticlePage, { clientLoader, loader } from './article-page.tsx'
import { loadArticle, type LoadedArticle, loadNews } from './load-news.ts'
import { ShareButton } from './share-button.tsx'

const restaurant = testRestaurant()
const api = loaderApi(restaurant)
const slug = 'mot-ngay-cua-lo-cui'
const english = 'a-day-in-the-life-of-the-oven'

afterEach(() => vi.restoreAllMocks())

async function show(changes: Partial<LoadedArticle['post']>, more: Partial<LoadedArticle> = {}) {
  const { post, next } = await loadArticle(api, slug)
  const props: object = {
    params: { slug },
    loaderData: { post: { ...post, ...changes }, next, ...more },
  }
  // The page looks at nothing else of what the router gives it.
  return await showPart(restaurant, <ArticlePage {...(props as ComponentProps<typeof ArticlePage>)} />)
}

const head = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name)

describe('an article', () => {
  test('that is a draft says so, and is for no search engine', async () => {
    const { leave } = await show({ published: false })
    expect(await screen.findByText(/bản nháp/i)).toBeDefined()
    expect(head('meta[name=robots]', 'content')).toBe('noindex, nofollow')
    leave()
    await show({ published: true })
    expect(screen.queryByText(/bản nháp/i)).toBeNull()
    expect(head('meta[name=robots]', 'content')).toBe('index, follow')
  })

  test('leads on to others where there are any', async () => {
    const { leave } = await show({})
    expect(screen.getByRole('heading', { name: articleTexts.vi.next })).toBeDefined()
    leave()
    await show({}, { next: [] })
    expect(screen.queryByRole('heading', { name: articleTexts.vi.next })).toBeNull()
  })

  test('that first stood elsewhere names that address as its own', async () => {
    await show({ canonicalUrl: 'https://elsewhere.example/lo' })
    expect(head('link[rel=canonical]', 'href')).toBe('https://elsewhere.example/lo')
  })

  test.each([
    [true, /^Thử ngay ở quán/],
    [false, /hết/],
  ])('leads to its dish, which can be had: %s', async (isAvailable, text) => {
    await show({ dish: { id: 'wings', name: 'Wings & Honey', nameVi: 'Cánh gà', isAvailable } })
    const link = screen.getByRole('link', { name: 'Cánh gà' })
    expect(link.getAttribute('href')).toBe('/menu?q=C%C3%A1nh%20g%C3%A0')
    expect(link.closest('p')?.textContent).toMatch(text)
  })

  test('has its other picture where it has no wide one', async () => {
    await show({ coverImageUrl: null, imageUrl: 'https://p.example/small.jpg' })
    expect(head('article img', 'src')).toBe('https://p.example/small.jpg')
  })
})

describe('the loader of an article', () => {
  const load = async (asked: string, language: 'vi' | 'en' = 'vi', call: Api = api) => {
    const context = new RouterContextProvider()
    const report = vi.fn<(error: unknown) => void>()
    const rendered = new Map<string, unknown>()
    const origin = 'https://pizza.example'
    providePageRequest(context, { api: call, language, origin, scriptNonce: '', rendered, report })
    const request = new Request(`${origin}/news/${asked}?from=mail`)
    const given: object = { context, params: { slug: asked }, request }
    // It looks at nothing else of what the router gives it.
    const loaded = await loader(given as Parameters<typeof loader>[0])
    return { loaded, report }
  }

  test('finds it by either name, and what to read next', async () => {
    for (const name of [slug, english, 'post-oven-day'])
      expect((await load(name)).loaded).toMatchObject({ post: { slug: english }, next: { length: 3 } })
  })

  test('takes no more of the other posts than their cards show', async () => {
    const cards = await loadNews(api)
    expect(cards.length).toBeGreaterThan(3)
    for (const card of cards) expect(card).not.toHaveProperty('content')
  })

  test('has it without what to read next where only that fails', async () => {
    const failing: Api = {
      call: (name, ...input) =>
        name === 'GET /api/blog-posts' ? Promise.reject(new Error('Busy')) : api.call(name, ...input),
    }
    expect((await load(slug, 'vi', failing)).loaded).toMatchObject({ post: { slug: english }, next: [] })
  })

  test.each([
    [404, 0],
    [503, 1],
    [500, 1],
  ])('that fails with %s has that status, and is reported %s times', async (status, reports) => {
    const failing: Api = { call: () => Promise.reject(new ApiError(status, { message: '' })) }
    const { loaded, report } = await load('gone', 'vi', failing)
    expect(loaded).toMatchObject({ data: { post: null, next: [] }, init: { status } })
    expect(report).toHaveBeenCalledTimes(reports)
  })

  test('asks for nothing where the name is none', async () => {
    const call = vi.fn<() => never>()
    expect((await load('undefined', 'vi', { call })).loaded).toMatchObject({ init: { status: 404 } })
    expect(call).not.toHaveBeenCalled()
  })
})

describe('the loader of an article in the browser', () => {
  const load = async (asked: string, query = '') => {
    vi.stubGlobal('fetch', new Network(restaurant.app).fetch)
    const request = new Request(`https://pizza.example/news/${asked}${query}`)
    const given: object = { params: { slug: asked }, request }
    // It looks at nothing else of what the router gives it.
    return await clientLoader(given as Parameters<typeof clientLoader>[0])
  }
  const former = 'the-oven-once'

  test('leads from a former name to the present one in the language that was chosen, unless the address has one', async () => {
    await restaurant.content.change(async (tx) => {
      await tx.insert(formerSlugTable).values({ slug: former, postId: 'post-oven-day' })
    })
    const leadsTo = async (query?: string) => {
      const response = await load(former, query)
      return response instanceof Response && response.headers.get('location')
    }
    expect(await leadsTo()).toBe(`/news/${slug}`)
    chooseLanguage('en')
    expect(await leadsTo()).toBe(`/news/${english}`)
    expect(await leadsTo('?lang=vi')).toBe(`/news/${slug}?lang=vi`)
    chooseLanguage('vi')
    expect(await leadsTo()).toBe(`/news/${slug}`)
    expect(await leadsTo('?lang=en')).toBe(`/news/${english}?lang=en`)
  })
})

describe('sharing an article', () => {
  const button = () => screen.getByRole('button', { name: /^(Chia sẻ|Đã sao chép!)$/ })
  const says = () => button().textContent

  test('where nothing can be copied says so, and not that it is', async () => {
    const { user, toast } = await showPart(restaurant, <ShareButton />)
    // As on a local network without HTTPS, whatever the type of a navigator promises.
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)
    document.execCommand = () => false
    await user.click(button())
    await vi.waitFor(() => expect(toast()).not.toBe(''))
    expect(toast()).not.toContain('Đã sao chép')
    expect(says()).toBe('Chia sẻ')
  })
})
