import { expect, test, vi } from 'vitest'

const publicParts = import.meta.glob([
  '/src/layouts/site-*.tsx',
  '/src/features/*/ui/site/*.{ts,tsx}',
  '!/src/**/*.test.*',
])

/** A slow phone takes longer to create the first object of Intl than to run the page's own code: src/kernel/on-first-use.ts. */
test('no part of a public page asks for an object of Intl before it is used', async () => {
  // Tests before this one have loaded parts already.
  vi.resetModules()
  const asked: string[] = []
  let part = ''
  vi.stubGlobal(
    'Intl',
    new Proxy(Intl, {
      get(target, name) {
        asked.push(`${part}: ${String(name)}`)
        return Reflect.get(target, name) as unknown
      },
    }),
  )
  expect(Object.keys(publicParts).length).toBeGreaterThan(80)
  for (const [path, load] of Object.entries(publicParts)) {
    part = path
    await load()
  }
  expect(asked).toEqual([])
})
