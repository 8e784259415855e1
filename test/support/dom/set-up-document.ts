// Before all others: React looks for a document when it is loaded.
import './browser-window.ts'

import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

import { toastStore } from '#src/design/toast-store.ts'
import { lastPart, lastTap } from '#src/web/office/second-tap.ts'
import { endTest } from './during-test.ts'

// Long for a machine that is busy with something else; what comes is not waited for any longer.
configure({ asyncUtilTimeout: 20_000 })

afterEach(async () => {
  // The simulated document has none of its own.
  Reflect.deleteProperty(document, 'execCommand')
  await endTest()
  cleanup()
  for (const { id } of toastStore.snapshot()) toastStore.dismiss(id)
  lastTap.set(undefined)
  lastPart.set(undefined)
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

// What our modules hear of going back: the next file has its own of them, and those of this one must not answer too.
const ofThisFile = new AbortController()
const { addEventListener } = window
window.addEventListener = (
  name: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
) => {
  const given = typeof options === 'object' ? options : { capture: options === true }
  const ending = name === 'popstate' ? { ...given, signal: ofThisFile.signal } : given
  addEventListener.call(window, name, listener, ending)
}

// The next file of tests gets the same document, which it finds empty. What our modules remember lives as long as a page does:
// each file begins with modules of ours as they are once a page has been loaded. Packages stay.
afterAll(() => {
  ofThisFile.abort()
  window.addEventListener = addEventListener
  vi.resetModules()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
})
