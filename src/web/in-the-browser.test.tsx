import { showElement } from '#test/support/dom/shown-element.tsx'
import { cleanup, act, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { Dialog } from '#src/design/dialog.tsx'
import { ApiError } from './api.ts'
import { chooseLanguage, chosenLanguage, isLanguageChanged } from './chosen-language.ts'
import { copyText } from './copy-text.ts'
import { ErrorPage } from './error-page.tsx'
import { LanguageProvider, useLanguage } from './language.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { OfficeHead, RestaurantBrand } from './office/office-head.tsx'
import type { RootData } from './root-data.ts'
import { momentText } from './office/moment.ts'
import { PageHead } from './page-head.tsx'
import { savesData } from './saves-data.ts'
import { useRefreshWhileVisible } from './use-refresh-while-visible.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('copying a text', () => {
  /** As on a local network without HTTPS, whatever the type of a navigator promises. */
  const withoutClipboard = () =>
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard)

  test('puts it into the clipboard', async () => {
    expect(await copyText('0011012345678')).toBe(true)
    expect(await navigator.clipboard.readText()).toBe('0011012345678')
  })

  test('without a clipboard copies a selection, gives the focus back and leaves nothing behind', async () => {
    const selected: string[] = []
    document.execCommand = () => {
      const field = document.querySelector('textarea')
      field?.focus()
      // On the page for a moment: it shall not be seen.
      expect(field?.className).toBe('visually-hidden')
      if (field) selected.push(field.value.slice(field.selectionStart, field.selectionEnd))
      return true
    }
    showElement(<button type="button">Sao chép</button>)
    withoutClipboard()
    screen.getByRole('button').focus()
    expect(await copyText('Đơn #1')).toBe(true)
    expect(selected).toEqual(['Đơn #1'])
    expect(document.querySelector('textarea')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button'))
    document.execCommand = () => false
    expect(await copyText('Đơn #1')).toBe(false)
  })

  test('fails without harm where the browser knows neither', async () => {
    withoutClipboard()
    Object.assign(document, { execCommand: undefined })
    expect(await copyText('Đơn #1')).toBe(false)
    expect(document.querySelector('textarea')).toBeNull()
  })

  test('without a clipboard selects inside the dialog that makes all else inert', async () => {
    const inside: boolean[] = []
    document.execCommand = () => {
      inside.push(document.querySelector('dialog textarea') !== null)
      return true
    }
    showElement(
      <Dialog open onClose={() => {}} title="Đơn" closeLabel="Đóng">
        Thân
      </Dialog>,
    )
    withoutClipboard()
    await copyText('Đơn #1')
    expect(inside).toEqual([true])
  })
})

describe('the language', () => {
  function Shown() {
    return <p>{`Now ${useLanguage()}`}</p>
  }
  const show = (address: string) => {
    const page = (
      <LanguageProvider rendered="vi">
        <Shown />
        <LanguageSwitch />
      </LanguageProvider>
    )
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [address] })
    render(<RouterProvider router={router} />)
    return () => router.state.location.pathname + router.state.location.search + router.state.location.hash
  }
  const choose = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('value'))

  test('is changed by its switch: shown, stored, in the cookie, and the session knows that it has changed', () => {
    show('/menu')
    expect(pressed()).toEqual(['vi'])
    choose(/English/)
    expect(screen.getByText('Now en')).toBeDefined()
    expect(pressed()).toEqual(['en'])
    expect([chosenLanguage(), isLanguageChanged()]).toEqual(['en', true])
    expect(document.cookie).toContain('language=en')
    choose(/Việt/)
    expect(document.cookie).toContain('language=vi')
  })

  test('that is shown already is not chosen once more', () => {
    document.cookie = 'language=en; Path=/'
    chooseLanguage('vi')
    expect(document.cookie).toContain('language=vi')
    sessionStorage.clear()
    show('/menu')
    choose(/Việt/)
    expect(isLanguageChanged()).toBe(false)
  })

  test('of the address leads, and leaves it when another is chosen, with all else of it as it was', () => {
    chooseLanguage('vi')
    const address = show('/menu?category=pizza&lang=en#top')
    expect(screen.getByText('Now en')).toBeDefined()
    choose(/Việt/)
    expect(screen.getByText('Now vi')).toBeDefined()
    expect(address()).toBe('/menu?category=pizza#top')
  })

  test('of the address is left in its place: without a step back, a jump, or what its link has passed on', () => {
    const page = (
      <LanguageProvider rendered="vi">
        <LanguageSwitch />
      </LanguageProvider>
    )
    const linked = { pathname: '/menu', search: '?lang=en', state: { from: 'news' } }
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/', linked] })
    render(<RouterProvider router={router} />)
    choose(/Việt/)
    expect(router.state).toMatchObject({
      historyAction: 'REPLACE',
      preventScrollReset: true,
      location: { pathname: '/menu', search: '', state: { from: 'news' } },
    })
  })

  test('that was chosen on an earlier visit is told to the server again', () => {
    localStorage.setItem('language', 'en')
    document.cookie = 'language=; Path=/; Max-Age=0'
    show('/menu')
    expect(screen.getByText('Now en')).toBeDefined()
    expect(document.cookie).toContain('language=en')
  })

  test('of each button is the one that its name is read in, and is changed without loading the page', () => {
    show('/menu')
    const buttons = screen.getAllByRole('button')
    expect(buttons.map(({ lang, title }) => `${lang} ${title}`)).toEqual(['vi Tiếng Việt', 'en English'])
    // Sent, its form would load the page again.
    expect(buttons.map((button) => fireEvent.click(button))).toEqual([false, false])
  })

  test('holds for the visit where the browser stores nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    chooseLanguage('en')
    expect(chosenLanguage()).toBe('en')
    chooseLanguage('vi')
    expect(chosenLanguage()).toBe('vi')
    vi.unstubAllGlobals()
  })

  test('of another tab is followed, and no word that is none', () => {
    show('/menu')
    act(() => {
      localStorage.setItem('language', 'en')
      window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
    })
    expect(screen.getByText('Now en')).toBeDefined()
  })
})

describe('refreshing while visible', () => {
  const see = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    fireEvent(document, new Event('visibilitychange'))
  }
  function Refreshed({ refresh }: { refresh: () => void }) {
    useRefreshWhileVisible(refresh, 15)
    return null
  }
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  })

  test('asks every so many seconds, at once when it becomes visible, never while hidden or after it is left', () => {
    const refresh = vi.fn<() => void>()
    const { leave } = showElement(<Refreshed refresh={refresh} />)
    vi.advanceTimersByTime(14_999)
    expect(refresh).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(refresh).toHaveBeenCalledOnce()
    see('hidden')
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledOnce()
    see('visible')
    expect(refresh).toHaveBeenCalledTimes(2)
    vi.advanceTimersByTime(15_000)
    expect(refresh).toHaveBeenCalledTimes(3)
    see('visible')
    vi.advanceTimersByTime(15_000)
    expect(refresh).toHaveBeenCalledTimes(5)
    leave()
    see('visible')
    vi.advanceTimersByTime(60_000)
    expect(refresh).toHaveBeenCalledTimes(5)
  })
})

describe('what a page says of itself', () => {
  const head = (name: string) =>
    [...document.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((tag) =>
      tag.getAttribute('content'),
    )
  const link = (rel: string) =>
    [...document.querySelectorAll(`link[rel=${rel}]`)].map((tag) => tag.getAttribute('href'))
  const settings = {
    name: 'The Oven',
    nameVi: 'Lò Nướng',
    socialImageUrl: '/brand/social_en.jpg',
    phone: '',
    socialImageUrlVi: '/brand/social_vi.jpg',
  }
  const show = (element: ReactElement, address = '/menu', more: Partial<RootData> = {}) => {
    const origin = 'https://pizza.example'
    const root: RootData = { language: 'vi', origin, settings, path: '/menu', ...more }
    const router = createMemoryRouter(
      [
        {
          id: 'root',
          path: '*',
          loader: () => root,
          shouldRevalidate: () => false,
          element: <LanguageProvider rendered="vi">{element}</LanguageProvider>,
        },
      ],
      { initialEntries: [address], hydrationData: { loaderData: { root } } },
    )
    render(<RouterProvider router={router} />)
    return router
  }

  test('is its own address in both languages, and the restaurant’s picture in its language', () => {
    show(<PageHead title="Thực đơn" description="Pizza" keywords="pizza" />, '/menu?lang=en')
    expect(link('canonical')).toEqual(['https://pizza.example/menu?lang=en'])
    expect(link('alternate')).toEqual([
      'https://pizza.example/menu',
      'https://pizza.example/menu?lang=en',
      'https://pizza.example/menu',
    ])
    expect(head('og:url')).toEqual(['https://pizza.example/menu?lang=en'])
    expect(head('og:image')).toEqual(['https://pizza.example/brand/social_en.jpg'])
    expect(head('og:image:width')).toEqual(['1200'])
    expect([head('robots'), head('og:type'), head('og:locale'), head('keywords')]).toEqual([
      ['index, follow'],
      ['website'],
      ['en_US'],
      ['pizza'],
    ])
  })

  test('has the picture of the settings, and none where there is none', () => {
    const none = { ...settings, socialImageUrl: null, phone: '', socialImageUrlVi: null }
    show(<PageHead title="Menu" description="Pizza" />, '/menu', { settings: none })
    expect([head('og:image'), head('twitter:image'), head('twitter:card')]).toEqual([[], [], ['summary']])
    cleanup()
    const own = { ...none, socialImageUrl: '/objects/uploads/card.webp' }
    show(<PageHead title="Menu" description="Pizza" />, '/menu', { settings: own })
    expect(head('og:image')).toEqual(['https://pizza.example/pictures/shared/jpeg/uploads/card.webp.jpg'])
    expect([head('og:image:width'), head('twitter:card')]).toEqual([['1200'], ['summary_large_image']])
  })

  test('is what it is told otherwise', () => {
    show(
      <PageHead
        title="Lò"
        description="Chuyện"
        type="article"
        noIndex
        paths={{ vi: '/news/lo', en: '/news/oven' }}
        canonicalUrl="https://elsewhere.example/lo"
        image="/objects/news/lo.webp"
      />,
    )
    expect(link('canonical')).toEqual(['https://elsewhere.example/lo'])
    expect(head('og:url')).toEqual(['https://elsewhere.example/lo'])
    expect(link('alternate')[1]).toBe('https://pizza.example/news/oven?lang=en')
    expect(head('og:image')).toEqual(['https://pizza.example/pictures/shared/jpeg/news/lo.webp.jpg'])
    expect([head('robots'), head('og:type'), head('og:image:alt'), head('keywords')]).toEqual([
      ['noindex, nofollow'],
      ['article'],
      ['Lò'],
      [],
    ])
  })

  test('is what the owner has written for the page, and for the next page once that is known', async () => {
    const written = {
      metaTitle: 'Củi & lửa',
      metaDescription: 'Của chủ quán',
      keywords: 'lò',
      canonicalUrl: 'https://elsewhere.example/menu',
      ogTitle: 'Chia sẻ',
      ogDescription: 'Ngon',
      ogImageUrl: '/objects/uploads/a.webp',
      ogType: 'restaurant.menu',
      ogUrl: 'https://elsewhere.example/',
      noIndex: true,
    }
    const other = { ...written, pageKey: 'booking', language: 'vi', metaTitle: 'Bàn', ogTitle: null }
    const english = { ...written, pageKey: 'menu', language: 'en', metaTitle: 'Wood & fire' }
    const fetched = vi.fn<() => Promise<Response>>(() => Promise.resolve(Response.json([other, english])))
    vi.stubGlobal('fetch', fetched)
    const own = { pageKey: 'menu', language: 'vi', ...written } as const
    const router = show(<PageHead title="Thực đơn" description="Pizza" />, '/menu', { head: own })
    expect(document.title).toBe('Củi & lửa')
    expect(link('canonical')).toEqual(['https://elsewhere.example/menu'])
    expect(
      ['description', 'keywords', 'robots', 'og:title', 'og:description', 'og:type', 'og:url'].map(head),
    ).toEqual([
      ['Của chủ quán'],
      ['lò'],
      ['noindex, nofollow'],
      ['Chia sẻ'],
      ['Ngon'],
      ['restaurant.menu'],
      ['https://elsewhere.example/'],
    ])
    expect(head('og:image')).toEqual(['https://pizza.example/pictures/shared/jpeg/uploads/a.webp.jpg'])
    // No page below another one has a head that the owner has written.
    await act(() => router.navigate('/news/lo-cui'))
    expect(document.title).toBe('Thực đơn · Lò Nướng')
    expect(fetched).not.toHaveBeenCalled()
    await act(() => router.navigate('/booking'))
    await vi.waitFor(() => expect(document.title).toBe('Bàn'))
    expect(head('og:title')).toEqual(['Bàn'])
    await act(() => router.navigate('/menu?lang=en'))
    expect(document.title).toBe('Wood & fire')
    await act(() => router.navigate('/contact'))
    expect(fetched).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })

  test('is the owner’s where both have written of it, but no search engine is let in by that', () => {
    const own = { ogImageUrl: '/objects/uploads/a.webp', keywords: 'lò', noIndex: false }
    show(
      <PageHead title="Vé" description="Của bạn" keywords="vé" image="/objects/uploads/b.webp" noIndex />,
      '/menu',
      { head: own },
    )
    expect([head('og:image'), head('keywords'), head('robots')]).toEqual([
      ['https://pizza.example/pictures/shared/jpeg/uploads/a.webp.jpg'],
      ['lò'],
      ['noindex, nofollow'],
    ])
  })

  test('is not for search engines in the office, which names the restaurant', () => {
    showElement(
      <RestaurantBrand value={{ name: 'Bếp Lửa', logoUrl: null, logoAspect: 1 }}>
        <OfficeHead title="Đơn hàng" />
      </RestaurantBrand>,
    )
    expect(document.title).toBe('Đơn hàng · Bếp Lửa')
    expect(head('robots')).toEqual(['noindex, nofollow'])
  })
})

describe('a page that fails', () => {
  const show = (error: unknown) => {
    const page = (
      <LanguageProvider rendered="vi">
        <ErrorPage error={error} />
      </LanguageProvider>
    )
    render(<RouterProvider router={createMemoryRouter([{ path: '*', element: page }])} />)
  }

  test.each([
    ['a call that found nothing', new ApiError(404, { message: '' }), true],
    ['a loader that found nothing', { status: 404, statusText: '', internal: false, data: null }, true],
    ['a loader that failed', { status: 500, statusText: '', internal: false, data: null }, false],
    ['a call that failed', new ApiError(500, { message: '' }), false],
    ['anything else', new Error('Broken'), false],
  ])('of %s says so, with the ways on', async (_what, error, isMissing) => {
    show(error)
    const links = await screen.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(isMissing ? ['/menu', '/'] : ['/'])
    expect(screen.queryAllByRole('button')).toHaveLength(isMissing ? 0 : 1)
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow')
  })

  test('is loaded anew when asked for again', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    show(new Error('Broken'))
    fireEvent.click(await screen.findByRole('button'))
    expect(reload).toHaveBeenCalledOnce()
  })
})

test.each([
  [undefined, false],
  [{ saveData: true }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
  [{ effectiveType: '3g' }, false],
])('on a connection that says %j data are saved: %s', (connection, saved) => {
  vi.stubGlobal('navigator', { connection })
  expect(savesData()).toBe(saved)
})

test('a moment of today is a time, one of another day has its date', () => {
  const now = new Date('2026-05-06T16:59:00Z')
  expect(momentText(new Date('2026-05-05T17:00:00Z'), 'vi', now)).toBe('00:00')
  expect(momentText(new Date('2026-05-05T16:59:00Z'), 'vi', now)).toBe('23:59 · 05/05/2026')
  // Before seven in the morning, when UTC is still at yesterday.
  const early = new Date('2026-05-06T23:00:00Z')
  expect(momentText(new Date('2026-05-06T22:59:00Z'), 'vi', early)).toBe('05:59')
  expect(momentText(new Date('2026-05-06T16:59:00Z'), 'en', early)).toBe('23:59 · 6 May 2026')
  expect(momentText(new Date('2026-05-06T16:59:00Z'), 'vi', early)).toBe('23:59 · 06/05/2026')
})
