import { defineConfig } from 'vitest/config'

/** The tests that need no database: without PostgreSQL a mutant takes a second. */
export default defineConfig({
  test: { include: ['**/*.test.ts'], exclude: ['**/*.{db,dom}.test.ts'], isolate: false },
})
