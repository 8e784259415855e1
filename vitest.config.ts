import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,db,test,scripts}/**/*.test.ts'],
    globalSetup: ['test/support/postgres-for-tests.ts'],
    // Each file with a database gets a copy of its own, so files may run side by side.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
