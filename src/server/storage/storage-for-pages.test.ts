import { describe, expect, it } from 'vitest'

import { unavailableReason } from '../database/unavailable.ts'
import type { StoredObject } from './object-storage.ts'
import { storageForPages, type StorageForPages } from './storage-for-pages.ts'

const object: StoredObject = { size: 1, modifiedAt: new Date(0), version: '1' }
const failureOf = (pending: Promise<unknown>) => pending.then(() => undefined, unavailableReason)

/** A storage whose objects are found once the test says so; it counts how often it was asked. */
function heldStorage() {
  const asked = new Map<string, PromiseWithResolvers<StoredObject | undefined>>()
  const find = (key: string) => {
    const held = Promise.withResolvers<StoredObject | undefined>()
    asked.set(key, held)
    return held.promise
  }
  const withFile: StorageForPages['withFile'] = async (key, work) => (await find(key)) && work(`/${key}`)
  return { storage: { find, withFile }, asked }
}

describe('the storage for pages', () => {
  it('returns what there is and what there is not', async () => {
    const { storage, asked } = heldStorage()
    const pages = storageForPages(storage)
    const [there, missing] = [pages.find('there'), pages.withFile('missing', async () => 'its work')]
    asked.get('there')?.resolve(object)
    asked.get('missing')?.resolve(undefined)
    expect([await there, await missing]).toEqual([object, undefined])
  })

  it.each<[string, (pages: StorageForPages) => Promise<unknown>]>([
    ['a description', (pages) => pages.find('a')],
    ['a file', (pages) => pages.withFile('a', async () => 'its work')],
  ])('is unavailable where it is silent, and is not asked again for a while: %s', async (_what, use) => {
    const { storage, asked } = heldStorage()
    const pages = storageForPages(storage, { silence: 20, pause: 60_000 })
    expect(await failureOf(use(pages))).toBe('storage')
    asked.clear()
    expect(await failureOf(use(pages))).toBe('storage')
    expect(asked.size).toBe(0)
  })

  it('is asked again after the pause, and as soon as something has come after all', async () => {
    const { storage, asked } = heldStorage()
    const brief = storageForPages(storage, { silence: 20, pause: 0 })
    await failureOf(brief.find('a'))
    const again = brief.find('b')
    asked.get('b')?.resolve(object)
    expect(await again).toBe(object)

    const long = storageForPages(storage, { silence: 20, pause: 60_000 })
    await failureOf(long.find('late'))
    asked.get('late')?.resolve(object)
    await asked.get('late')?.promise
    const next = long.find('c')
    asked.get('c')?.resolve(object)
    expect(await next).toBe(object)
  })

  it('is waited for while it returns one thing after another', async () => {
    const { storage, asked } = heldStorage()
    const silence = 200
    const pages = storageForPages(storage, { silence, pause: 60_000 })
    const [slow, begun] = [pages.find('slow'), performance.now()]
    // One thing after another comes for longer than the storage may be silent.
    for (let count = 0; performance.now() < begun + 2 * silence; count += 1) {
      const next = pages.find(`${count}`)
      setImmediate(() => asked.get(`${count}`)?.resolve(object))
      await next
    }
    asked.get('slow')?.resolve(object)
    expect(await slow).toBe(object)
  })

  it('is not blamed where this process itself was busy and has yet to read what came meanwhile', async () => {
    const { storage, asked } = heldStorage()
    const pages = storageForPages(storage, { silence: 20, pause: 60_000 })
    const found = pages.find('a')
    setImmediate(() => asked.get('a')?.resolve(object))
    for (const end = performance.now() + 50; performance.now() < end;);
    expect(await found).toBe(object)
  })

  it('lets the work on a file that has come take its time', async () => {
    const { storage, asked } = heldStorage()
    const pages = storageForPages(storage, { silence: 20, pause: 60_000 })
    const worked = Promise.withResolvers<string>()
    const working = pages.withFile('a', () => worked.promise)
    asked.get('a')?.resolve(object)
    // Another lookup is given up meanwhile.
    expect(await failureOf(pages.find('b'))).toBe('storage')
    worked.resolve('its work')
    expect(await working).toBe('its work')
  })

  it('leaves the reason as it is where the storage says one', async () => {
    const { storage, asked } = heldStorage()
    const pages = storageForPages(storage)
    const failing = pages.find('a')
    asked.get('a')?.reject(new Error('no such bucket'))
    await expect(failing).rejects.toThrow('no such bucket')
  })
})
