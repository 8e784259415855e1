import { defineConfig } from 'vitest/config'

import { ByProject } from './test/report/by-project.ts'

const withDocument = { setupFiles: ['test/support/dom/set-up-document.ts'] }
const withDatabase = { globalSetup: ['test/support/postgres-for-tests.ts'] }

/** What starts programs of its own, and takes long for it. */
const programs = ['test/{start,attack,faults}/**/*.test.ts']

/**
 * What a test needs is in its file's name: `.tsx` or `.dom.ts` a document, `.db` a database. Files of a project share a
 * process and its modules, which are loaded once: docs/decisions/060-tests-by-what-they-need.md.
 */
const projects = [
  { name: 'pure', include: ['**/*.test.ts'], exclude: ['**/*.{db,dom}.test.ts', ...programs] },
  {
    name: 'parts',
    include: ['**/*.test.tsx', '**/*.dom.test.ts'],
    exclude: ['**/*.db.test.tsx'],
    ...withDocument,
  },
  { name: 'server', include: ['**/*.db.test.ts'], ...withDatabase },
  { name: 'screens', include: ['**/*.db.test.tsx'], ...withDocument, ...withDatabase },
  { name: 'programs', include: programs, exclude: ['**/*.db.test.ts'], ...withDatabase, isolate: true },
]

export default defineConfig({
  test: {
    projects: projects.map(({ exclude = [], ...project }) => ({
      extends: true,
      test: { ...project, exclude: ['**/node_modules/**', '.cache/**', ...exclude] },
    })),
    isolate: false,
    // One more than Vitest's own choice of one less than the cores: half of a file's time is waiting for PostgreSQL.
    maxWorkers: '100%',
    sequence: { sequencer: ByProject },
    // Long for a machine that is busy with something else; what comes is not waited for any longer.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    // The last lines of a run name what passed only then: docs/decisions/060-tests-by-what-they-need.md.
    retry: 1,
    reporters: ['default', './test/report/vitest-report.ts'],
    tags: [
      { name: 'slow', description: 'Takes long and guards what is rarely touched: npm run test:slow' },
      { name: 'short', description: 'Is slow, and yet done by npm test, as a short round' },
    ],
  },
})
