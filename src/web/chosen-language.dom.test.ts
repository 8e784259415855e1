import { afterEach, expect, test, vi } from 'vitest'

import { chooseLanguage, chosenLanguage, onLanguageChosen } from './chosen-language.ts'

afterEach(() => {
  vi.unstubAllGlobals()
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

test('a choice holds for the visit where the browser forbids cookies and storage', () => {
  const forbidden = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  vi.spyOn(document, 'cookie', 'set').mockImplementation(forbidden)
  vi.stubGlobal('localStorage', undefined)
  const listener = vi.fn<() => void>()
  const stop = onLanguageChosen(listener)
  chooseLanguage('en')
  expect([chosenLanguage(), listener.mock.calls.length]).toEqual(['en', 1])
  stop()
})

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
