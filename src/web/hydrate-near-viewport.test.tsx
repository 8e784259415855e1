import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'

import { NearObserver } from '#test/support/dom/near-observer.ts'
import { chooseLanguage } from './chosen-language.ts'
import { hydrateNearViewport } from './hydrate-near-viewport.tsx'
import { LanguageProvider, useLanguage, useTexts } from './language.tsx'
import { FailedPart } from './page-part.tsx'

afterEach(() => {
  cleanup()
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
  const Deferred = hydrateNearViewport({ load, margin: 0, fallback: <i />, failed: null })
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

test('code that does not come, for a part that React has not come to, is no fault of the page', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  process.on('unhandledRejection', note)
  const load = vi.fn<() => Promise<typeof Greeting>>(() => Promise.reject(new Error('No such file')))
  const Deferred = hydrateNearViewport({ load, margin: 0, fallback: <i />, failed: null })
  const place = document.createElement('div')
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  place.innerHTML = '<div><!--$?--><template id="B:0"></template><i></i><!--/$--></div>'
  document.body.append(place)
  const root = await act(async () => hydrateRoot(place, <Deferred />))
  expect(load).toHaveBeenCalledOnce()
  // Node tells of it between two turns of its loop.
  await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
  expect(faults).toEqual([])
  process.off('unhandledRejection', note)
  await act(async () => root.unmount())
  place.remove()
})

test.each([
  ['whose code does not come', () => Promise.reject(new Error('No such file'))],
  [
    'that throws',
    async () => () => {
      throw new Error('A fault')
    },
  ],
])('of a part %s its heading and a link are left, and all of the rest of the page', async (_which, load) => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  vi.spyOn(console, 'error').mockReturnValue()
  const Deferred = hydrateNearViewport({
    load,
    margin: 0,
    fallback: <i />,
    failed: <FailedPart page="news" />,
  })
  const element = (
    <LanguageProvider rendered="vi">
      <h1>Bếp Lửa</h1>
      <Deferred />
    </LanguageProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />)
  const heading = await screen.findByRole('heading', { level: 2 })
  expect(screen.getByRole('link').textContent).toBe(heading.textContent)
  expect(screen.getByRole('link').getAttribute('href')).toBe('/news')
  expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
})

test('a part follows what it is given, and is not drawn again while that is the same', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const drawn: string[] = []
  function Dish({ name }: { name: string }) {
    drawn.push(name)
    return <p>{name}</p>
  }
  const Deferred = hydrateNearViewport<{ name: string }>({
    load: async () => Dish,
    margin: 0,
    fallback: <i />,
    failed: null,
  })
  function Page() {
    const [name, setName] = useState('Margherita')
    const [presses, setPresses] = useState(0)
    return (
      <>
        <button type="button" onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
        <button type="button" onClick={() => setName('Hawaii')}>
          Other
        </button>
        <Deferred name={name} />
      </>
    )
  }
  const element = (
    <LanguageProvider rendered="vi">
      <Page />
    </LanguageProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ id: 'root', path: '/', element }])} />)
  await screen.findByText('Margherita')
  const before = drawn.length
  fireEvent.click(screen.getByText('Pressed 0'))
  expect(screen.getByText('Pressed 1')).toBeDefined()
  expect(drawn).toHaveLength(before)
  fireEvent.click(screen.getByText('Other'))
  expect(screen.getByText('Hawaii')).toBeDefined()
})

test('a part is hydrated in the language of the server’s HTML, and follows the one chosen meanwhile', async () => {
  vi.stubGlobal('IntersectionObserver', NearObserver)
  const loading = Promise.withResolvers<typeof Greeting>()
  const Deferred = hydrateNearViewport({
    load: () => loading.promise,
    margin: 0,
    fallback: <i />,
    failed: null,
  })
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
