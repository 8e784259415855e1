import { runInThisContext } from 'node:vm'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { BlockedStorage } from './blocked-storage.tsx'

const script = renderToStaticMarkup(<BlockedStorage />).replaceAll(/<\/?script>/g, '')

test('storage that the browser blocks is empty to who does not expect that', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')
  try {
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
    // React Router's script clears what it could not read.
    expect(() => sessionStorage.removeItem('a')).toThrow('Access is denied')
    runInThisContext(script)
    expect(sessionStorage.getItem('a')).toBeNull()
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', own ?? {})
  }
})

test('storage that is there stays as it is', () => {
  const own = sessionStorage
  runInThisContext(script)
  expect(sessionStorage).toBe(own)
})
