import { execFileSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { allocatorSettings } from './process-limits.ts'

/** The loader of glibc, which tells what it takes from an environment; undefined on systems with another C library. */
const glibcLoader = loadedLibraries().find((path) => /\/ld-linux[^/]*\.so/.test(path))

function loadedLibraries(): readonly string[] {
  const report = process.report.getReport() as unknown as { readonly sharedObjects: readonly string[] } // Node's documented form
  return report.sharedObjects
}

// On systems with another C library the names mean nothing.
test.runIf(glibcLoader)('glibc knows each setting of its allocator by the name that it is given', () => {
  const tunables = execFileSync(glibcLoader ?? '', ['--list-tunables'], {
    env: allocatorSettings,
    encoding: 'utf8',
  })
  expect(tunables).toMatch(/^glibc\.malloc\.arena_max: 0x1 /m)
  expect(tunables).toMatch(/^glibc\.malloc\.trim_threshold: 0x20000 /m)
})
