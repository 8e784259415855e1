import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'

import { readStored, readStoredJson, writeStored } from './browser-storage.ts'

beforeEach(() => sessionStorage.clear())

describe('what the browser stores', () => {
  it('is the text that was written, and gone once null is', () => {
    expect(writeStored('sessionStorage', 'key', 'text')).toBe(true)
    expect(readStored('sessionStorage', 'key')).toBe('text')
    expect(writeStored('sessionStorage', 'key', null)).toBe(true)
    expect(sessionStorage.length).toBe(0)
    expect(readStored('sessionStorage', 'key')).toBeNull()
  })

  it.each(['{', '', 'undefined'])('is nothing where it is no JSON: %j', (text) => {
    sessionStorage.setItem('key', text)
    expect(readStoredJson('sessionStorage', 'key')).toBeNull()
  })

  it('is nothing where storage is forbidden, which nothing fails by', () => {
    const allowed = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage') ?? {}
    onTestFinished(() => void Object.defineProperty(globalThis, 'sessionStorage', allowed))
    Object.defineProperty(globalThis, 'sessionStorage', {
      configurable: true,
      get() {
        throw new DOMException('Forbidden', 'SecurityError')
      },
    })
    expect(writeStored('sessionStorage', 'key', 'text')).toBe(false)
    expect(readStored('sessionStorage', 'key')).toBeNull()
    expect(readStoredJson('sessionStorage', 'key')).toBeNull()
  })
})
