import { defineConfig } from 'vitest/config'

/** The tests of documents alone, without the PostgreSQL that vitest.config.ts starts: a second of `npm run check`. */
export default defineConfig({ test: { include: ['test/docs/*.test.ts'] } })
