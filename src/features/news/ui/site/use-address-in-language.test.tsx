import { showElement } from '#test/support/dom/shown-element.tsx'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { isLanguageChanged } from '#src/web/chosen-language.ts'
import { LanguageProvider } from '#src/web/language.tsx'
import { useAddressInLanguage } from './use-address-in-language.ts'

const post = { id: 'post-oven', slug: 'the-oven', slugVi: 'lo-cui' }

function Addressed() {
  useAddressInLanguage(post)
  return null
}

/** The article at this address of the browser, read in English. */
function read(address: string) {
  window.history.replaceState({ key: 'here' }, '', address)
  return showElement(
    <LanguageProvider rendered="en">
      <Addressed />
    </LanguageProvider>,
  )
}
const shown = () => window.location.pathname + window.location.search + window.location.hash

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
})

test('once the language has changed, the address is that of the article in it, with all else as it was', () => {
  sessionStorage.setItem('languageChanged', 'true')
  const pushed = vi.spyOn(window.history, 'pushState')
  onTestFinished(() => pushed.mockRestore())
  read('/news/lo-cui?from=mail#bread')
  expect(shown()).toBe('/news/the-oven?from=mail#bread')
  expect(pushed).not.toHaveBeenCalled()
  expect(isLanguageChanged()).toBe(false)
})

test.each([
  ['whoever came by the other address keeps it', '/news/lo-cui', null],
  ['the address of this language stays, and the change is for the next page', '/news/the-oven', 'true'],
])('%s', (_what, address, changed) => {
  if (changed !== null) sessionStorage.setItem('languageChanged', changed)
  read(address)
  expect(shown()).toBe(address)
  expect(isLanguageChanged()).toBe(changed !== null)
})
