import '#test/support/dom/browser-window.ts'

import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import { NearObserver } from '#test/support/dom/near-observer.ts'
import { chooseLanguage } from './chosen-language.ts'
import { hydrateNearViewport } from './hydrate-near-viewport.tsx'
import { LanguageProvider, useLanguage, useTexts } from './language.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

function Greeting() {
  return <p>{useTexts({ vi: 'Chào bạn', en: 'Welcome' })}</p>
}

test('the code of a part that is near is fetched before React comes to the part', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const load = vi.fn<() => Promise<typeof Greeting>>(async () => Greeting)
  const Deferred = hydrateNearViewport({ load, margin: 0, fallback: <i /> })
  const place = document.createElement('div')
  // The server still sends this part, and so React leaves it alone.
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  place.innerHTML = '<div><!--$?--><template id="B:0"></template><i></i><!--/$--></div>'
  document.body.append(place)
  const root = await act(async () => hydrateRoot(place, <Deferred />))
  expect(load).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
  place.remove()
})

test('a part is hydrated in the language of the server’s HTML, and follows the one chosen meanwhile', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const loading = Promise.withResolvers<typeof Greeting>()
  const Deferred = hydrateNearViewport({ load: () => loading.promise, margin: 0, fallback: <i /> })
  // As every frame and page, it has texts of its own.
  function Page() {
    useLanguage()
    return <Deferred />
  }
  const page = (
    <LanguageProvider rendered="vi">
      <Page />
    </LanguageProvider>
  )
  const router = createMemoryRouter([{ id: 'root', path: '/', element: page, loader: () => null }], {
    hydrationData: { loaderData: { root: { language: 'vi' } } },
  })
  const place = document.createElement('div')
  place.innerHTML = '<div><!--$--><p>Chào bạn</p><!--/$--></div>'
  document.body.append(place)
  const [paragraph] = place.getElementsByTagName('p')

  const complaints: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, <RouterProvider router={router} />, {
      onRecoverableError: (error) => complaints.push(error),
    }),
  )
  await act(async () => chooseLanguage('en'))
  expect(place.textContent).toBe('Chào bạn')
  await act(async () => loading.resolve(Greeting))
  expect(place.textContent).toBe('Welcome')
  expect(place.getElementsByTagName('p')[0]).toBe(paragraph)
  expect(complaints).toEqual([])
  await act(async () => root.unmount())
  place.remove()
})
