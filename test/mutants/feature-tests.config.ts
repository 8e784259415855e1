import { defineConfig } from 'vitest/config'

import normal from '../../vitest.config.ts'

/** As `npm test` runs them; which folder they are searched in is up to the scope. */
export default defineConfig({ test: { ...normal.test, include: ['**/*.test.{ts,tsx}'] } })
