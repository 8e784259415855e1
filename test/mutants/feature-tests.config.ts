import { defineConfig } from 'vitest/config'

/** The tests of rules and servers; which folder they are searched in is up to the scope. */
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/*.dom.test.ts'],
    globalSetup: ['test/support/postgres-for-tests.ts'],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
