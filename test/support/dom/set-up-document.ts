// Before all others: React looks for a document when it is loaded.
import './browser-window.ts'

import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'

import { toastStore } from '#src/design/toast-store.ts'
import { endTest } from './during-test.ts'

// Long for a machine that is busy with something else; what comes is not waited for any longer.
configure({ asyncUtilTimeout: 20_000 })

afterEach(async () => {
  await endTest()
  cleanup()
  for (const { id } of toastStore.snapshot()) toastStore.dismiss(id)
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
})

// The next file of tests gets the same document, which it finds empty. What our modules remember lives as long as a page does:
// each file begins with modules of ours as they are once a page has been loaded. Packages stay.
afterAll(() => {
  vi.resetModules()
  document.body.replaceChildren()
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name)
})
