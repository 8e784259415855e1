import { showPart, type PartOptions } from '#test/support/dom/shown-part.tsx'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'

import { replaceCart } from '#src/features/cart/ui/site/cart-store.ts'
import type { BlogPostCard } from '#src/features/news/contract/blog-post.ts'
import { LatestNews } from '#src/features/news/ui/site/latest-news.tsx'
import NewsPage from '#src/features/news/ui/site/news-page.tsx'
import { ShareButton } from '#src/features/news/ui/site/share-button.tsx'
import { HomeReservation } from '#src/features/pages/ui/site/home-reservation.tsx'
import { ContactDetails } from '#src/features/restaurant/ui/site/contact-details.tsx'
import { OpeningHoursList } from '#src/features/restaurant/ui/site/opening-hours-list.tsx'
import { OpeningStateText } from '#src/features/restaurant/ui/site/opening-state-text.tsx'
import { RestaurantMap } from '#src/features/restaurant/ui/site/restaurant-map.tsx'
import { ReviewGrid } from '#src/features/reviews/ui/site/review-grid.tsx'
import { NearObserver } from '#test/support/dom/near-observer.ts'
import { testRestaurant } from '#test/support/test-restaurant.ts'
import { MobileMenu } from './mobile-menu.tsx'
import SiteLayout from './site-layout.tsx'

const restaurant = testRestaurant()
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const hrefs = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'))

afterEach(() => {
  vi.restoreAllMocks()
  replaceCart([])
})

/** A part that is there after one press of its button, and away after the next. */
function Later({ part }: { part: ReactNode }) {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Show
      </button>
      {isShown && part}
    </>
  )
}

const wine = {
  id: 'red-wine',
  name: 'Red Wine',
  nameVi: 'Vang Đỏ',
  price: 98_000,
  image: null,
  quantity: 2,
  customization: null,
}

describe('the frame of the public pages', () => {
  const show = (options: PartOptions = {}) => showPart(restaurant, <SiteLayout />, options)
  const header = () => within(screen.getByRole('banner'))

  test('marks the page one is on, and leads to the booking by a document of its own', async () => {
    vi.stubGlobal('IntersectionObserver', NearObserver)
    await show({ address: '/news' })
    const links = within(header().getByRole('navigation')).getAllByRole('link')
    expect(hrefs(links)).toEqual(['/', '/menu', '/about', '/news', '/contact'])
    expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, null, 'page', null])
    const footer = within(await screen.findByRole('contentinfo'))
    // The newsletter's form has one of its own.
    const ways = footer.getAllByRole('link').filter((link) => !link.closest('form'))
    expect(hrefs(ways).slice(-9)).toEqual([
      '/',
      '/menu',
      '/about',
      '/news',
      '/contact',
      '/booking',
      '/privacy-policy',
      '/terms-of-service',
      '/accessibility',
    ])
    // Of what a link does the router keeps the browser, where it goes there itself.
    const isByRouter = (path: string) => {
      let kept = false
      const note = (event: Event) => {
        kept = event.defaultPrevented
        // The simulated window shall stay.
        event.preventDefault()
      }
      window.addEventListener('click', note, { once: true })
      fireEvent.click(ways.findLast((link) => link.getAttribute('href') === path) ?? document.body)
      return kept
    }
    expect(['/booking', '/menu'].map(isByRouter)).toEqual([false, true])
  })

  test('opens the booking on a plain press, and leaves one with a key held to the browser', async () => {
    const { user } = await show()
    const book = header().getByRole('link', { name: /Đặt bàn/ })
    expect(book.getAttribute('aria-haspopup')).toBe('dialog')
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      // True where nothing has kept the browser from doing what it does.
      expect([key, fireEvent.click(book, { [key]: true })]).toEqual([key, true])
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(book)
    const dialog = await screen.findByRole('dialog', { name: 'Đặt bàn' })
    await user.click(within(dialog).getByRole('button', { name: 'Đóng' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('opens the cart by its button, and by the bar that is there while something is in it', async () => {
    const { user } = await show()
    expect(screen.queryByRole('complementary')).toBeNull()
    act(() => replaceCart([wine]))
    const bar = within(await screen.findByRole('complementary', { name: 'Giỏ hàng' }))
    expect(bar.getByRole('button').textContent).toBe('2 món · 196.000đ · Xem giỏ')
    expect(header().getByRole('button', { name: 'Giỏ hàng, 2 món' }).textContent).toBe('2')
    await user.click(bar.getByRole('button'))
    const dialog = await screen.findByRole('dialog', { name: 'Giỏ hàng của bạn' })
    await user.click(within(dialog).getByRole('button', { name: 'Đóng' }))
    await user.click(header().getByRole('button', { name: 'Giỏ hàng, 2 món' }))
    expect(await screen.findByRole('dialog', { name: 'Giỏ hàng của bạn' })).toBeDefined()
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Đóng' }))
    act(() => replaceCart([]))
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
  })

  test('has a sheet of links for phones, which says whether it is open and closes behind who leaves', async () => {
    const { user, go, address } = await show()
    const opener = header().getByRole('button', { name: 'Mở danh mục trang' })
    expect(opener.getAttribute('aria-expanded')).toBe('false')
    await user.click(opener)
    const sheet = await screen.findByRole('dialog')
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    const links = within(within(sheet).getByRole('navigation')).getAllByRole('link')
    expect(hrefs(links)).toEqual(['/', '/menu', '/about', '/news', '/contact', '/booking'])
    await user.click(links[1] ?? sheet)
    expect(address()).toBe('/menu')
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'))
    await user.click(opener)
    // The map beside the form has a policy of its own, which comes with a document.
    const booking = within(await screen.findByRole('dialog')).getByRole('link', { name: 'Đặt bàn' })
    const isLeftToBrowser = vi.fn<(is: boolean) => void>()
    const leave = (event: Event) => {
      isLeftToBrowser(!event.defaultPrevented)
      event.preventDefault()
    }
    window.addEventListener('click', leave, { once: true })
    await user.click(booking)
    expect(isLeftToBrowser.mock.calls).toEqual([[true]])
    await user.click(opener)
    await go('/news')
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'))
    // The page one is on already: nothing moves beneath the sheet.
    await user.click(opener)
    expect(opener.getAttribute('aria-expanded')).toBe('true')
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Tin tức' }))
    expect(address()).toBe('/news')
    await waitFor(() => expect(opener.getAttribute('aria-expanded')).toBe('false'))
  })

  test('shows that the next page is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<null>()
    const { user, address } = await show({ loading: promise })
    const aboveContent = () => screen.getByRole('main').previousElementSibling
    expect(aboveContent()).toBe(screen.getByRole('banner'))
    await user.click(header().getByRole('link', { name: 'Thực đơn' }))
    await waitFor(() => expect(aboveContent()?.getAttribute('aria-hidden')).toBe('true'))
    expect(address()).toBe('/')
    resolve(null)
    await waitFor(() => expect(aboveContent()).toBe(screen.getByRole('banner')))
    expect(address()).toBe('/menu')
  })

  test('begins a new page at its content, and can skip to it', async () => {
    const { user, go } = await show()
    const main = screen.getByRole('main')
    expect(document.activeElement).not.toBe(main)
    const focused = vi.spyOn(main, 'focus')
    await go('/menu?q=lan')
    expect(document.activeElement).toBe(main)
    // Where the page stands is the router's: going back returns to where one was.
    expect(focused.mock.calls).toEqual([[{ preventScroll: true }]])
    await user.click(button(/^Giỏ hàng/))
    await go('/menu?q=minh')
    expect(document.activeElement).not.toBe(main)
    await user.click(screen.getByRole('link', { name: /nội dung/ }))
    expect(document.activeElement).toBe(main)
  })
})

describe('the news', () => {
  const posts = async () =>
    (await restaurant.app.inject({ url: '/api/blog-posts?published=true&view=card' })).json<BlogPostCard[]>()
  const showPage = (loaded: readonly BlogPostCard[], options: PartOptions = {}) => {
    const props = { loaderData: { data: loaded } }
    // The page looks at nothing else of what the router gives it.
    return showPart(restaurant, <NewsPage {...(props as ComponentProps<typeof NewsPage>)} />, options)
  }

  test('mark what is pinned and nothing else, the first story large', async () => {
    const [first, second] = await posts()
    if (!first || !second) throw new Error('The demo restaurant has stories')
    const pictures = { imageUrl: 'https://p.example/small.jpg', coverImageUrl: 'https://p.example/wide.jpg' }
    await showPage([
      { ...first, ...pictures, pinned: false },
      { ...second, ...pictures, pinned: true },
    ])
    const [large, small] = screen.getAllByRole('article')
    expect(within(large ?? document.body).queryByText('ĐÃ GHIM')).toBeNull()
    expect(within(small ?? document.body).getByText('ĐÃ GHIM')).toBeDefined()
    expect(within(large ?? document.body).getByRole('heading', { level: 2 }).textContent).toBe(first.titleVi)
    expect(large?.querySelector('img')?.getAttribute('loading')).toBe('eager')
    expect([large, small].map((article) => article?.querySelector('img')?.width)).toEqual([1600, 1200])
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe('/rss.xml')
  })

  test('without a story say so, and one story has no others', async () => {
    const { leave } = await showPage([])
    expect(screen.getByText('Chưa có bài nào')).toBeDefined()
    leave()
    const [first] = await posts()
    await showPage(first ? [first] : [], { language: 'en' })
    expect(screen.queryByRole('heading', { name: 'More stories' })).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(document.querySelector('link[type="application/rss+xml"]')?.getAttribute('href')).toBe(
      '/rss.xml?lang=en',
    )
  })

  const heading = { blogTitle: 'News', blogTitleVi: 'Tin', blogSubtitle: 'Stories', blogSubtitleVi: null }
  test('on the home page stand under the owner’s heading in the language of the reader', async () => {
    const { leave } = await showPart(restaurant, <LatestNews heading={heading} />)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Tin')
    expect(screen.getByText('Stories')).toBeDefined()
    expect(screen.getByRole('status').textContent).toBe('Đang lấy chuyện mới')
    expect(await screen.findAllByRole('article')).toHaveLength(4)
    leave()
  })

  test('are shared by their address, which the button says for a moment', async () => {
    const { toast } = await showPart(restaurant, <ShareButton />)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: Date.now() })
    await act(async () => {
      fireEvent.click(button('Chia sẻ'))
      await navigator.clipboard.readText()
    })
    expect(button('Đã sao chép!')).toBeDefined()
    expect(toast()).toContain('Đã sao chép đường dẫn vào bộ nhớ tạm')
    act(() => void vi.advanceTimersByTime(1_999))
    expect(button('Đã sao chép!')).toBeDefined()
    act(() => void vi.advanceTimersByTime(1))
    expect(button('Chia sẻ')).toBeDefined()
  })
})

describe('what guests say', () => {
  const show = () => showPart(restaurant, <ReviewGrid titleId="reviews" waiting={<p>Đang tải</p>} />)

  test('shows stars in words and whose it is, longer words on demand', async () => {
    await show()
    expect(screen.getByText('Đang tải')).toBeDefined()
    const slips = await screen.findAllByRole('figure')
    expect(slips.length).toBeGreaterThan(3)
    expect(screen.getAllByRole('img', { name: /^[1-5] trên 5 sao$/ })).toHaveLength(slips.length)
    const [more] = screen.getAllByRole('button', { name: /^Đọc tiếp/ })
    // Without a pointer: a press of the mouse would focus it first, which opens it as well.
    if (more) fireEvent.click(more)
    expect(more?.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByText(/^Trọn lời của/)).toBeDefined()
  })
})

describe('a restaurant of which little is known', () => {
  const film = { poster: null, sources: [] }
  test.each([
    ['the sheet of links', <MobileMenu key="1" open onClose={() => {}} />],
    ['the booking on the home page', <HomeReservation key="2" title="Bàn" subtitle="Lò" film={film} />],
    ['how to reach it', <ContactDetails key="3" />],
  ])('%s has no number to ring, no picture and no empty row', async (_what, part) => {
    const settings = { phone: '', email: '', address: '', addressVi: '' }
    const { leave } = await showPart(restaurant, part, { settings })
    expect(
      document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"], picture, img[src=""]'),
    ).toHaveLength(0)
    expect([...document.querySelectorAll('dd')].filter(({ textContent }) => textContent === '')).toEqual([])
    leave()
  })

  test('has no map, and says that it is closed', async () => {
    await showPart(
      restaurant,
      <>
        <RestaurantMap />
        <OpeningHoursList />
        <OpeningStateText />
      </>,
      { settings: { mapQuery: '', openingHours: [] } },
    )
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Hiện bản đồ' })).toBeNull()
    expect(screen.getByRole('definition').textContent).toBe('Nghỉ')
    expect(screen.getByRole('status').textContent).toBe('Đang đóng cửa')
  })
})

describe('the restaurant', () => {
  test('tells beside its hours on which of the next days they are others, by the clock of the server', async () => {
    const settings = {
      closures: [
        { date: '2026-05-05', reason: 'Over', reasonVi: '' },
        { date: '2026-05-06', to: '2026-05-08', reason: 'Tet', reasonVi: 'Tết' },
      ],
      specialHours: [{ date: '2026-05-31', opens: '11:00', closes: '15:00' }],
    }
    await showPart(restaurant, <OpeningHoursList />, { settings })
    await screen.findByText(/Tết/)
    const days = screen.getAllByRole('term').map(({ parentElement }) => parentElement?.textContent)
    expect(days.slice(1)).toEqual(['06/05 – 08/05 · TếtNghỉ', '31/0511:00 – 15:00'])
  })

  test('tells when it opens again days from now, and looks at the clock each minute until it is left', async () => {
    onTestFinished(() => restaurant.clock.set('2026-05-06T05:00:00Z'))
    const settings = { openingHours: [{ weekday: 6, opens: '11:00', closes: '22:00' }] }
    const { leave } = await showPart(restaurant, <OpeningStateText />, { settings })
    expect(screen.getByRole('status').textContent).toBe('Đang đóng cửa, mở lúc 11:00 Thứ Bảy 09/05')
    leave()
    // Half a minute before it opens.
    restaurant.clock.set('2026-05-09T03:59:30Z')
    await showPart(restaurant, <Later part={<OpeningStateText />} />, { settings })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: restaurant.clock.now() })
    fireEvent.click(button('Show'))
    expect(screen.getByRole('status').textContent).toBe('Đang đóng cửa, mở lúc 11:00')
    act(() => void vi.advanceTimersByTime(30_000))
    expect(screen.getByRole('status').textContent).toBe('Đang mở cửa, đến 22:00')
    expect(vi.getTimerCount()).toBe(1)
    fireEvent.click(button('Show'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test('loads a map only when asked, takes one to it, and links it meanwhile', async () => {
    const { user } = await showPart(restaurant, <RestaurantMap />)
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('link', { name: 'Mở trong Google Maps' }).getAttribute('rel')).toBe(
      'noopener noreferrer',
    )
    await user.click(button('Hiện bản đồ'))
    const frame = document.querySelector('iframe')
    expect(document.activeElement).toBe(frame)
    expect(frame?.title).toMatch(/^Bản đồ đến /)
    expect([frame?.referrerPolicy, frame?.getAttribute('sandbox')]).toEqual([
      'no-referrer',
      'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    ])
  })
})
