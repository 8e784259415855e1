import '#test/support/dom/browser-window.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'

import { FormEnd } from './forms/form-end.tsx'
import { LanguageProvider } from './language.tsx'
import { isPageHydrated, markPageHydrated, pageHydrated } from './page-hydrated.ts'

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

test('a page that is hydrated is marked, and tells those that wait for it', () => {
  const waiting = vi.fn<() => void>()
  addEventListener(pageHydrated, waiting)
  expect(isPageHydrated()).toBe(false)
  markPageHydrated()
  expect(isPageHydrated()).toBe(true)
  expect(waiting).toHaveBeenCalledOnce()
})
