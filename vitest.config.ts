import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,db,test,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['test/support/postgres-for-tests.ts'],
    // Each file with a database gets a copy of its own, so files may run side by side.
    // One more than Vitest's own choice of one less than the cores: half of a file's time is waiting for PostgreSQL.
    maxWorkers: '100%',
    // Long for a machine that is busy with something else; what comes is not waited for any longer.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
