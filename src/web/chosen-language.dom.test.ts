import { afterEach, expect, test, vi } from 'vitest'

import { chooseLanguage, onLanguageChosen } from './chosen-language.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test.each([
  ['http:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax'],
  ['https:', 'language=en; Path=/; Max-Age=31536000; SameSite=Lax; Secure'],
])(
  'the cookie of a choice made over %s is for all pages, for a year, and no other site',
  (protocol, cookie) => {
    const written = vi.spyOn(document, 'cookie', 'set')
    vi.spyOn(window.location, 'protocol', 'get').mockReturnValue(protocol)
    chooseLanguage('en')
    expect(written).toHaveBeenCalledExactlyOnceWith(cookie)
  },
)

test('whoever listens hears of choices in this tab and in others, until they stop', () => {
  const listener = vi.fn<() => void>()
  const elsewhere = () => window.dispatchEvent(new StorageEvent('storage', { key: 'language' }))
  const stop = onLanguageChosen(listener)
  chooseLanguage('en')
  expect(listener).toHaveBeenCalledTimes(1)
  elsewhere()
  expect(listener).toHaveBeenCalledTimes(2)
  stop()
  chooseLanguage('vi')
  elsewhere()
  expect(listener).toHaveBeenCalledTimes(2)
})
