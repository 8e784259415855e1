import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** What nothing less than a browser shows. */
const reasons = [
  'layout or styles',
  'real navigation',
  'hydration',
  'no scripts',
  'two tabs',
  'printing',
  'focus by Tab',
  'memory of a page',
  'files',
]

// A browser test costs seconds of everybody's run, for ever.
test('each file of browser tests begins with why it needs a browser', () => {
  const files = globSync('test/e2e/**/*.e2e.ts')
  expect(files.length).toBeGreaterThan(20)
  const without = files.filter((file) => {
    const [, given = ''] = /^\/\/ Browser: (.+)\n/.exec(readFileSync(file, 'utf8')) ?? []
    return !given.split(', ').every((reason) => reasons.includes(reason))
  })
  expect(without).toEqual([])
})
