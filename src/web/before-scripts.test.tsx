import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

import { FormEnd } from './forms/form-end.tsx'
import { LanguageProvider } from './language.tsx'
import { isPageHydrated, markPageHydrated, pageHydrated } from './page-hydrated.ts'
import { PreloadedCalls } from './preloaded-calls.tsx'

test('the button of a form cannot be pressed before its scripts are there', () => {
  const texts = { failed: 'Chưa gửi được', submit: 'Gửi' }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider rendered="vi">
        <FormEnd status={{ state: 'idle' }} texts={texts} />
      </LanguageProvider>
    </MemoryRouter>,
  )
  expect(html).toMatch(/<button[^>]* disabled=""/)
})

test.each([
  [false, ''],
  [true, ' data-ahead=""'],
])('calls of a page are held back, and asked for as the page asks; ahead of a tap: %s', (ahead, mark) => {
  expect(renderToStaticMarkup(<PreloadedCalls urls={['/api/categories']} ahead={ahead} />)).toBe(
    `<link rel="preload" as="fetch" href="/api/categories" crossorigin="use-credentials" media="not all"${mark}/>`,
  )
})

test('a page that is hydrated is marked, and tells those that wait for it', () => {
  const waiting = vi.fn<() => void>()
  addEventListener(pageHydrated, waiting)
  expect(isPageHydrated()).toBe(false)
  markPageHydrated()
  expect(isPageHydrated()).toBe(true)
  expect(waiting).toHaveBeenCalledOnce()
})
