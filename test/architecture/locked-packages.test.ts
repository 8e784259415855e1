import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string; readonly integrity?: string }>>
}

test('every package is one version of the registry, known by the hash of its content', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile // npm reads it too
  const installed = Object.entries(packages).filter(([path]) => path !== '')
  expect(installed.length).toBeGreaterThan(100)
  const unknown = installed.filter(
    ([, { version, integrity }]) =>
      !/^\d+\.\d+\.\d+/.test(version ?? '') || !integrity?.startsWith('sha512-'),
  )
  expect(unknown).toEqual([])
})
