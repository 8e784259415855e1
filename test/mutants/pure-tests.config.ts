import { defineConfig } from 'vitest/config'

/** The tests that need no database: without the PostgreSQL that vitest.config.ts starts, a mutant takes a second. */
export default defineConfig({
  test: { include: ['**/*.test.{ts,tsx}'], exclude: ['**/*.db.test.{ts,tsx}'] },
})
